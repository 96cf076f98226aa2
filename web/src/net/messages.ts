// Written by tools/typescript.py from simoun/server/messages.py; don't edit it.

export const MOST_BYTES = 16384

export const MOST_NAME = 24

export const FIRST_LETTER = 35

export const FEW = 100

export const MOST_WORDS = 300

export const MOST_ARROWS = 12

export const MOST_TALK = 100

export const PHRASES = ["hello", "well-played", "thanks", "sorry", "yes", "no", "wait", "go-on", "help", "my-way", "your-turn", "good-game"] as const

export interface IslandPlaceView {
  readonly tile: string
  readonly row: number
  readonly column: number
  readonly condition: string
  readonly treasure: string | null
  readonly start: string | null
}

export interface IslandSeatView {
  readonly adventurer: string
  readonly place: number
  readonly hand: readonly string[]
  readonly limit: number
}

export interface IslandWaterView {
  readonly level: number
  readonly cards: number
  readonly meter: readonly number[]
  readonly skull: number
}

export interface IslandTreasureDeckView {
  readonly count: number
  readonly next: Readonly<Record<string, number>>
  readonly rises: number
  readonly discard: Readonly<Record<string, number>>
  readonly cards_for_a_treasure: number
}

export interface IslandFloodDeckView {
  readonly count: number
  readonly layers: readonly (readonly number[])[]
  readonly discard: readonly number[]
}

export interface IslandOddsView {
  readonly cards: number
  readonly chances: Readonly<Record<string, number>>
  readonly next: Readonly<Record<string, number>>
  readonly wanted: string | null
  readonly sinks: number
  readonly landing: number
}

export interface IslandTurnView {
  readonly seat: number
  readonly step: string
  readonly decider: number
  readonly asked: string
  readonly actions_left: number
  readonly actions_in_all: number
  readonly second_shore: boolean
  readonly flown: boolean
  readonly to_draw: number
  readonly to_flood: number
}

export interface IslandView {
  readonly game: "island"
  readonly you: number | null
  readonly outcome: string | null
  readonly won: boolean
  readonly places: readonly IslandPlaceView[]
  readonly seats: readonly IslandSeatView[]
  readonly captured: readonly string[]
  readonly water: IslandWaterView
  readonly treasure_deck: IslandTreasureDeckView
  readonly flood_deck: IslandFloodDeckView
  readonly odds: IslandOddsView
  readonly turn: IslandTurnView
}

export interface DesertPlaceView {
  readonly hole: boolean
  readonly back: string | null
  readonly face: string | null
  readonly revealed: boolean
  readonly sand: number
}

export interface DesertSeatView {
  readonly adventurer: string
  readonly place: number
  readonly water: number
  readonly canteen: number
  readonly equipment: readonly string[]
  readonly buried: boolean
  readonly shield: boolean
  readonly shaded: boolean
}

export interface DesertPartView {
  readonly part: string
  readonly row: number | null
  readonly column: number | null
  readonly place: number | null
  readonly taken: boolean
}

export interface TeamStormView {
  readonly level: number
  readonly cards: number
  readonly meter: readonly number[]
  readonly count: number
  readonly next: Readonly<Record<string, number>>
  readonly layers: readonly (Readonly<Record<string, number>>)[]
  readonly discard: Readonly<Record<string, number>>
  readonly seen: Readonly<Record<string, number>>
  readonly put_back: readonly string[]
}

export interface DesertOddsView {
  readonly cards: number
  readonly chances: Readonly<Record<string, number>>
  readonly left: Readonly<Record<string, number>>
  readonly thirst: readonly number[]
  readonly endangered: number | null
}

export interface DesertTurnView {
  readonly seat: number
  readonly step: string
  readonly decider: number
  readonly asked: string
  readonly actions_left: number
  readonly actions_in_all: number
  readonly reductions: number
  readonly to_draw: number
}

export interface DesertView {
  readonly game: "desert"
  readonly you: number | null
  readonly outcome: string | null
  readonly won: boolean
  readonly places: readonly DesertPlaceView[]
  readonly seats: readonly DesertSeatView[]
  readonly parts: readonly DesertPartView[]
  readonly sand_left: number
  readonly sand_in_all: number
  readonly blocked_from: number
  readonly under: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly equipment_left: number
  readonly storm: TeamStormView
  readonly odds: DesertOddsView
  readonly turn: DesertTurnView
}

export interface SkyTileView {
  readonly tile: string
  readonly symbol: string | null
  readonly sides: readonly (string | null)[]
  readonly groups: readonly (readonly string[])[]
  readonly quarter: string | null
}

export interface SkyPlaceView {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly tile: SkyTileView
  readonly live: readonly number[]
  readonly struck: boolean
}

export interface SkyComponentView {
  readonly component: string
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly places: readonly number[]
  readonly live: boolean
  readonly in_circuit: boolean
}

export interface SkyCableView {
  readonly from: string
  readonly to: string
  readonly length: string
  readonly live: boolean
}

export interface SkyNeedView {
  readonly kind: string
  readonly needed: number
  readonly placed: number
  readonly in_circuit: number
  readonly left: number
}

export interface SkyBlueprintView {
  readonly difficulty: string
  readonly needs: readonly SkyNeedView[]
  readonly needed: number
  readonly wired: number
}

export interface SkySeatView {
  readonly adventurer: string
  readonly place: number
  readonly health: number
  readonly full_health: number
  readonly rope: number
  readonly full_rope: number
  readonly tiles: readonly SkyTileView[]
  readonly room: number
  readonly equipment: readonly string[]
  readonly shielded: boolean
  readonly hooked: boolean
}

export interface SkyPileView {
  readonly count: number
  readonly tiles: readonly string[]
  readonly under: readonly string[]
}

export interface SkyStormView {
  readonly level: number
  readonly cards: number
  readonly meter: readonly number[]
  readonly count: number
  readonly next: Readonly<Record<string, number>>
  readonly layers: readonly (Readonly<Record<string, number>>)[]
  readonly discard: Readonly<Record<string, number>>
  readonly seen: Readonly<Record<string, number>>
  readonly put_back: readonly string[]
  readonly vane: string
}

export interface TeamStormOddsView {
  readonly cards: number
  readonly chances: Readonly<Record<string, number>>
  readonly left: Readonly<Record<string, number>>
}

export interface SkyWireView {
  readonly place: number
  readonly group: number
}

export interface SkyStrikeView {
  readonly seat: number
  readonly wires: readonly SkyWireView[]
  readonly cables: readonly string[]
}

export interface SkyBlowView {
  readonly seat: number
  readonly to: number | null
  readonly rope: number
  readonly spared: boolean
}

export interface SkyForecastView {
  readonly lightning: readonly SkyStrikeView[]
  readonly gust: readonly SkyBlowView[]
  readonly company: readonly number[]
}

export interface SkyPieceView {
  readonly kind: string
  readonly x: number
  readonly y: number
}

export interface SkyCompletesView {
  readonly tile: string
  readonly turn: number
  readonly spot: string
  readonly pieces: readonly SkyPieceView[]
}

export interface SkyLaunchView {
  readonly ready: boolean
  readonly cables: readonly (readonly string[])[]
  readonly left_behind: readonly number[]
}

export interface SkyTurnView {
  readonly seat: number
  readonly step: string
  readonly decider: number
  readonly asked: string
  readonly actions_left: number
  readonly actions_in_all: number
  readonly free_cable: boolean
  readonly to_draw: number
  readonly circles: readonly string[]
  readonly tiles: readonly SkyTileView[]
}

export interface SkyView {
  readonly game: "sky"
  readonly you: number | null
  readonly outcome: string | null
  readonly won: boolean
  readonly places: readonly SkyPlaceView[]
  readonly components: readonly SkyComponentView[]
  readonly cables: readonly SkyCableView[]
  readonly cables_left: Readonly<Record<string, number>>
  readonly blueprint: SkyBlueprintView
  readonly seats: readonly SkySeatView[]
  readonly pile: SkyPileView
  readonly equipment_left: number
  readonly storm: SkyStormView
  readonly odds: TeamStormOddsView
  readonly forecast: SkyForecastView
  readonly completes: readonly SkyCompletesView[]
  readonly launch: SkyLaunchView
  readonly turn: SkyTurnView
}

export interface ThroughTheDesertWaterholeView {
  readonly place: number
  readonly points: number
}

export interface ThroughTheDesertCamelView {
  readonly place: number
  readonly camel: string
  readonly seat: number
  readonly rider: boolean
}

export interface ThroughTheDesertTerritoryView {
  readonly seat: number
  readonly places: readonly number[]
  readonly empty: number
}

export interface ThroughTheDesertPointsView {
  readonly waterholes: number
  readonly oases: number
  readonly territory: number
  readonly caravans: number
  readonly total: number
}

export interface ThroughTheDesertSeatView {
  readonly colour: string
  readonly riders: readonly string[]
  readonly aside: string | null
  readonly lengths: Readonly<Record<string, number>>
  readonly tokens: number
  readonly points: ThroughTheDesertPointsView | null
}

export interface ThroughTheDesertLongestView {
  readonly length: number
  readonly seats: readonly number[]
  readonly points: number
}

export interface ThroughTheDesertEarnsView {
  readonly camel: string
  readonly place: number
  readonly waterholes: number
  readonly oases: number
  readonly territory: number
  readonly points: number
  readonly closes: readonly number[]
}

export interface ThroughTheDesertTurnView {
  readonly seat: number
  readonly step: string
  readonly decider: number
  readonly asked: string
  readonly to_place: number
  readonly in_all: number
  readonly round: number
}

export interface ThroughTheDesertWorthView {
  readonly waterhole: number
  readonly oasis: number
  readonly territory: number
  readonly longest: number
  readonly tied: number
}

export interface ThroughTheDesertView {
  readonly game: "through_the_desert"
  readonly you: number | null
  readonly whole: boolean
  readonly palms: readonly number[]
  readonly waterholes: readonly ThroughTheDesertWaterholeView[]
  readonly camels: readonly ThroughTheDesertCamelView[]
  readonly territories: readonly ThroughTheDesertTerritoryView[]
  readonly supply: Readonly<Record<string, number>>
  readonly seats: readonly ThroughTheDesertSeatView[]
  readonly leaders: readonly number[]
  readonly longest: Readonly<Record<string, ThroughTheDesertLongestView>>
  readonly earns: readonly ThroughTheDesertEarnsView[]
  readonly turn: ThroughTheDesertTurnView
  readonly worth: ThroughTheDesertWorthView
  readonly scores: string
  readonly outcome: string | null
  readonly winners: readonly number[]
  readonly won: boolean
}

export type View = IslandView | DesertView | SkyView | ThroughTheDesertView

export type Pace = "slow" | "normal" | "fast" | "instant"

export type SeatKind = "person" | "bot" | "open"

export interface Do {
  readonly type: "do"
  readonly id: string
  readonly at: number
  readonly action: string
}

export interface GoOn {
  readonly type: "go-on"
  readonly at: number
}

export interface Hold {
  readonly type: "hold"
  readonly at: number
}

export interface Busy {
  readonly type: "busy"
  readonly busy: boolean
}

export interface Answer {
  readonly type: "answer"
  readonly at: number
  readonly yes: boolean
}

export interface Undo {
  readonly type: "undo"
  readonly id: string
  readonly at: number
}

export interface Sit {
  readonly type: "sit"
  readonly seat: number
  readonly name: string
}

export interface Leave {
  readonly type: "leave"
  readonly seat: number
  readonly level?: string | null
}

export interface SetPace {
  readonly type: "pace"
  readonly pace: Pace
}

export interface SetWait {
  readonly type: "wait"
  readonly wait: boolean
}

export interface SetAsk {
  readonly type: "ask"
  readonly ask: boolean
}

export interface SetPauses {
  readonly type: "pauses"
  readonly countdown: number | null
  readonly take_back: boolean
}

export interface Look {
  readonly type: "look"
  readonly moves: number
}

export interface AskLines {
  readonly type: "ask-lines"
  readonly before: number
}

export interface Why {
  readonly type: "why"
  readonly id: string
  readonly picks: readonly string[]
}

export interface AskHint {
  readonly type: "ask-hint"
  readonly id: string
  readonly at: number
}

export interface Rematch {
  readonly type: "rematch"
}

export interface HandOn {
  readonly type: "hand-on"
  readonly seat: number
}

export interface SetOrder {
  readonly type: "order"
  readonly listed: boolean
  readonly private: boolean
  readonly idle: number | null
  readonly clock: number | null
}

export interface Replace {
  readonly type: "replace"
  readonly seat: number
  readonly level: string
}

export interface Nudge {
  readonly type: "nudge"
  readonly seat: number
}

export interface AskUndo {
  readonly type: "ask-undo"
  readonly at: number
}

export interface AskLink {
  readonly type: "ask-link"
}

export interface Carry {
  readonly type: "carry"
  readonly link: string
}

export interface Say {
  readonly type: "say"
  readonly id: string
  readonly words: string
  readonly name?: string
}

export interface SayPhrase {
  readonly type: "say-phrase"
  readonly id: string
  readonly phrase: string
  readonly name?: string
}

export interface Ping {
  readonly type: "ping"
  readonly spot: string
  readonly phrase?: string | null
}

export interface Arrow {
  readonly start: string
  readonly end: string
}

export interface Draw {
  readonly type: "draw"
  readonly arrows: readonly Arrow[]
}

export interface Write {
  readonly type: "write"
  readonly writing: boolean
}

export interface AskTalk {
  readonly type: "ask-talk"
  readonly before: number
}

export interface SetTalk {
  readonly type: "set-talk"
  readonly talking: Talking
  readonly together: boolean
}

export interface Silence {
  readonly type: "silence"
  readonly line: number
  readonly silent: boolean
}

export type FromBrowser = Do | GoOn | Hold | Busy | Answer | Undo | Sit | Leave | SetPace | SetWait | SetAsk | SetPauses | Look | AskLines | Why | AskHint | Rematch | HandOn | SetOrder | Replace | Nudge | AskUndo | AskLink | Carry | Say | SayPhrase | Ping | Draw | Write | AskTalk | SetTalk | Silence

export interface SeatInfo {
  readonly kind: SeatKind
  readonly name: string
  readonly level: string | null
  readonly present: boolean
  readonly away: number | null
  readonly yours: boolean
  readonly can_sit: boolean
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatInfo[]
  readonly yours: boolean
  readonly pace: Pace
  readonly wait: boolean
  readonly ask: boolean
  readonly bots_ask: boolean
  readonly listed: boolean
  readonly private: boolean
  readonly idle: number | null
  readonly clock: number | null
  readonly phrases: readonly string[]
  readonly day?: string | null
}

export interface Event {
  readonly what: string
  readonly facts: Readonly<Record<string, number | string | readonly number[]>>
}

export interface Line {
  readonly move: number
  readonly events: readonly Event[]
}

export interface Welcome {
  readonly type: "welcome"
  readonly table: TableInfo
  readonly journal: readonly Line[]
}

export interface Changed {
  readonly type: "changed"
  readonly table: TableInfo
}

export interface Watched {
  readonly type: "watched"
  readonly lookers: number
}

export interface Things {
  readonly pick: string
  readonly names: readonly string[]
  readonly picks: readonly string[]
}

export interface Form {
  readonly seat: number
  readonly verb: string
  readonly action: string
  readonly kinds: readonly string[]
  readonly rows: string
}

export interface Choices {
  readonly things: Readonly<Record<string, Things>>
  readonly forms: readonly Form[]
}

export interface Pause {
  readonly seconds: number | null
  readonly stopped: boolean
  readonly held: readonly number[]
  readonly card: number | null
}

export interface Offer {
  readonly by: number
  readonly whom: readonly number[]
  readonly deed: Event
  readonly seconds: number
}

export interface Update {
  readonly type: "update"
  readonly v: number
  readonly moves: number
  readonly keep: number
  readonly told: readonly Line[]
  readonly view: View
  readonly choices: Choices
  readonly waiting: readonly number[]
  readonly pause: Pause | null
  readonly offer: Offer | null
  readonly can_undo: boolean
  readonly chances: readonly number[] | null
  readonly chances_before: readonly number[] | null
}

export interface Paused {
  readonly type: "paused"
  readonly waiting: readonly number[]
  readonly pause: Pause | null
  readonly offer: Offer | null
}

export interface Done {
  readonly type: "done"
  readonly id: string
  readonly v: number
}

export interface Refusal {
  readonly type: "refused"
  readonly id: string | null
  readonly reason: string
  readonly facts: Readonly<Record<string, string>>
  readonly now: Update | null
}

export interface Earlier {
  readonly type: "moment"
  readonly moves: number
  readonly view: View
}

export interface Lines {
  readonly type: "lines"
  readonly lines: readonly Line[]
}

export interface Reason {
  readonly rule: string
  readonly message: string
  readonly facts: Readonly<Record<string, number | string | readonly number[]>>
}

export interface Because {
  readonly type: "because"
  readonly id: string
  readonly reason: Reason | null
}

export interface Choice {
  readonly action: string
  readonly seat: number
  readonly verb: string
  readonly picks: readonly string[]
}

export interface Guess {
  readonly type: "guess"
  readonly id: string
  readonly at: number
  readonly steps: readonly Choice[]
}

export interface Ground {
  readonly rule: string
  readonly message: string
  readonly facts: Readonly<Record<string, number | string | readonly number[]>>
  readonly against: string
}

export interface AdviceLine {
  readonly steps: readonly Choice[]
  readonly chance: number
  readonly difference: number
  readonly error: number | null
  readonly same: boolean
  readonly reasons: readonly Ground[]
}

export interface Advice {
  readonly game: string
  readonly seat: number
  readonly level: string
  readonly samples: number
  readonly now: number
  readonly error: number | null
  readonly lines: readonly AdviceLine[]
}

export interface Hint {
  readonly type: "hint"
  readonly id: string
  readonly at: number
  readonly advice: Advice
  readonly chances: readonly number[] | null
}

export interface Taught {
  readonly type: "taught"
  readonly standing: "open" | "done" | "missed"
  readonly met: number
  readonly parts: number
  readonly mistake: string | null
  readonly next: string | null
}

export interface PuzzleSaid {
  readonly message: string
  readonly facts: Readonly<Record<string, number | string | readonly number[]>>
}

export interface Judged {
  readonly type: "judged"
  readonly standing: "open" | "done" | "missed"
  readonly missed: PuzzleSaid | null
}

export interface Moved {
  readonly type: "moved"
  readonly table: string
}

export interface Gone {
  readonly type: "gone"
}

export interface Nudged {
  readonly type: "nudged"
  readonly by: number
  readonly seat: number
}

export interface UndoAsked {
  readonly type: "undo-asked"
  readonly by: number
  readonly at: number
}

export interface Ticking {
  readonly type: "ticking"
  readonly seat: number | null
  readonly seconds: number | null
}

export interface Link {
  readonly type: "link"
  readonly link: string
  readonly seconds: number
}

export interface Spoken {
  readonly line: number
  readonly at: number
  readonly seat: number | null
  readonly name: string
  readonly words: string | null
  readonly phrase: string | null
  readonly spot: string | null
  readonly yours: boolean
  readonly id: string | null
  readonly silent: boolean
}

export interface Talk {
  readonly type: "talk"
  readonly talking: Talking
  readonly together: boolean
  readonly silenced: boolean
  readonly keep: boolean
  readonly lines: readonly Spoken[]
}

export interface Pinged {
  readonly type: "pinged"
  readonly seat: number
  readonly spot: string
  readonly phrase: string | null
  readonly count: number
}

export interface Drawn {
  readonly type: "drawn"
  readonly plans: Readonly<Record<number, readonly Arrow[]>>
}

export interface Writing {
  readonly type: "writing"
  readonly seats: readonly number[]
}

export type ToBrowser = Welcome | Changed | Watched | Update | Paused | Done | Refusal | Earlier | Lines | Because | Guess | Hint | Taught | Judged | Moved | Gone | Nudged | UndoAsked | Ticking | Link | Talk | Pinged | Drawn | Writing

export type Talking = "words" | "phrases" | "off"

export interface Step {
  readonly move: number
  readonly turn: number
  readonly seat: number
  readonly action: string
  readonly due: boolean
  readonly chances: readonly number[]
  readonly choice: number
  readonly card: number
}

export interface Turn {
  readonly turn: number
  readonly seat: number
  readonly first: number
  readonly last: number
  readonly chances: readonly number[]
  readonly choice: number
  readonly card: number
}

export interface Parts {
  readonly begin: number
  readonly end: number
  readonly cards: number
  readonly lost: number
  readonly gained: number
  readonly others: number
}

export interface Points {
  readonly begin: number
  readonly end: number
  readonly cards: number
  readonly lost: number
  readonly gained: number
  readonly others: number
}

export interface Balance {
  readonly parts: Parts
  readonly points: Points
}

export interface Point {
  readonly move: number
  readonly turn: number
  readonly seat: number
  readonly mark: "strong" | "slip" | "costly" | "card" | "even"
  readonly change: number
}

export interface Way {
  readonly steps: readonly Choice[]
  readonly chance: number
  readonly reasons: readonly Ground[]
}

export interface Moment {
  readonly move: number
  readonly seat: number
  readonly now: number
  readonly played: Way
  readonly better: Way
  readonly difference: number
  readonly error: number | null
  readonly samples: number
  readonly alike: boolean
  readonly same: boolean
}

export interface Deal {
  readonly won: boolean
  readonly turns: number
  readonly tries: number
  readonly moves: readonly string[]
}

export interface Review {
  readonly game: string
  readonly level: string
  readonly together: boolean
  readonly players: number
  readonly outcome: string
  readonly winners: readonly number[]
  readonly begin: readonly number[]
  readonly steps: readonly Step[]
  readonly turns: readonly Turn[]
  readonly balances: readonly Balance[]
  readonly scores: readonly (readonly number[])[]
  readonly points: readonly Point[]
  readonly moments: readonly Moment[]
  readonly deal: Deal | null
}

export interface Reviewed {
  readonly type: "reviewed"
  readonly review: Review
}

export interface Deeper {
  readonly type: "deeper"
  readonly points: readonly Point[]
  readonly moments: readonly Moment[]
  readonly deal: Deal | null
  readonly done: boolean
}

export interface Dropped {
  readonly type: "dropped"
}

export type ReviewEvent = Reviewed | Deeper | Dropped

export interface SeatWish {
  readonly kind: "you" | "bot" | "open"
  readonly name?: string
  readonly level?: string | null
}

export interface NewTable {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatWish[]
  readonly listed?: boolean
  readonly pace?: Pace
  readonly bots_ask?: boolean
  readonly win_bar?: boolean
  readonly private?: boolean
  readonly idle?: number | null
  readonly clock?: number | null
  readonly talking?: Talking | null
  readonly together?: boolean
}

export interface Opened {
  readonly table: string
}

export interface OptionInfo {
  readonly name: string
  readonly allowed: readonly (number | string | boolean)[]
  readonly default: number | string | boolean
  readonly each_seat: boolean
}

export interface Measured {
  readonly level: string
  readonly players: number
  readonly difficulty: string
  readonly games: number
  readonly wins: number
  readonly low: number
  readonly high: number
}

export interface GameInfo {
  readonly name: string
  readonly options: readonly OptionInfo[]
  readonly together: boolean
  readonly levels: readonly string[]
  readonly measured: readonly Measured[]
}

export interface TableCard {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly difficulty: string | null
  readonly seats: readonly SeatInfo[]
  readonly moves: number
  readonly over: boolean
  readonly decider: number
  readonly your_turn: boolean
  readonly yours: boolean
  readonly can_look: boolean
  readonly lookers: number | null
}

export interface OpenTables {
  readonly tables: readonly TableCard[]
  readonly more: boolean
}

export interface FirstPage {
  readonly games: readonly GameInfo[]
  readonly resume: readonly TableCard[]
  readonly open: OpenTables
  readonly plain: boolean
}

export interface Problem {
  readonly reason: string
  readonly facts: Readonly<Record<string, string>>
  readonly sentence: string
}

export interface LessonInfo {
  readonly name: string
  readonly rule: string
  readonly solution: readonly string[]
}

export interface CourseInfo {
  readonly game: string
  readonly lessons: readonly LessonInfo[]
}

export interface Courses {
  readonly courses: readonly CourseInfo[]
}

export interface PuzzleInfo {
  readonly number: number
  readonly aim: string
  readonly facts: Readonly<Record<string, number | string | readonly number[]>>
  readonly stars: number
  readonly by: string
  readonly rates: Readonly<Record<string, number>>
}

export interface PuzzleShelf {
  readonly game: string
  readonly puzzles: readonly PuzzleInfo[]
}

export interface PuzzleShelves {
  readonly games: readonly PuzzleShelf[]
}

export interface PuzzleOther {
  readonly steps: readonly PuzzleSaid[]
  readonly said: PuzzleSaid
}

export interface PuzzleAnswer {
  readonly hints: readonly PuzzleSaid[]
  readonly solution: readonly string[]
  readonly steps: readonly PuzzleSaid[]
  readonly why: PuzzleSaid
  readonly ways: PuzzleSaid
  readonly others: readonly PuzzleOther[]
}

export interface Branch {
  readonly moves: number
  readonly cards: "same" | "other"
}

export interface NewDaily {
  readonly friends?: boolean
  readonly name?: string
  readonly level?: string
}

export interface DailySeat {
  readonly name: string
  readonly level: string | null
  readonly you: boolean
}

export interface Figure {
  readonly name: string
  readonly value: number
  readonly of: number | null
}

export interface DailyResult {
  readonly rank: number
  readonly seats: readonly DailySeat[]
  readonly won: boolean
  readonly outcome: string
  readonly turns: number
  readonly hints: number
  readonly figures: readonly Figure[]
}

export interface DailyCard {
  readonly table: string
  readonly result: DailyResult
  readonly listed: boolean
  readonly chances: readonly number[]
  readonly top: number | null
}

export interface DailyPar {
  readonly level: string
  readonly games: number
  readonly wins: number
}

export interface DailyDay {
  readonly date: string
  readonly standing: "won" | "lost" | "on" | "none"
}

export interface Daily {
  readonly date: string
  readonly today: string
  readonly first: string
  readonly game: string
  readonly players: number
  readonly difficulty: string | null
  readonly adventurers: readonly string[]
  readonly seconds: number
  readonly teams: number
  readonly won: number
  readonly best: DailyResult | null
  readonly par: readonly DailyPar[]
  readonly winnable: boolean | null
  readonly revealed: boolean
  readonly mine: DailyCard | null
  readonly playing: string | null
  readonly tried: boolean
  readonly results: readonly DailyResult[]
  readonly month: readonly DailyDay[]
  readonly streak: number
  readonly best_streak: number
}

export interface Streak {
  readonly now: number
  readonly best: number
}

export interface Rate {
  readonly games: number
  readonly won: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

export interface Share {
  readonly name: string
  readonly wins: Rate
}

export interface Loss {
  readonly outcome: string
  readonly rule: string
  readonly games: number
}

export interface Rivalry {
  readonly places: readonly number[]
  readonly mean: number
  readonly best: number
}

export interface GameFigures {
  readonly game: string
  readonly wins: Rate
  readonly streak: Streak
  readonly difficulties: readonly Share[]
  readonly adventurers: readonly Share[]
  readonly losses: readonly Loss[]
  readonly rivalry: Rivalry | null
}

export interface PlayedGame {
  readonly table: string
  readonly game: string
  readonly at: number
  readonly outcome: string
  readonly won: boolean
  readonly players: number
  readonly turns: number
  readonly difficulty: string | null
  readonly adventurers: readonly string[]
  readonly place: number | null
  readonly points: number | null
}

export interface BestDay {
  readonly date: string
  readonly game: string
  readonly difficulty: string | null
  readonly won: boolean
  readonly turns: number
  readonly rank: number | null
  readonly top: number | null
  readonly teams: number
}

export interface DayFigures {
  readonly tries: number
  readonly wins: Rate
  readonly streak: Streak
  readonly best: readonly BestDay[]
}

export interface Figures {
  readonly wins: Rate
  readonly streak: Streak
  readonly games: readonly GameFigures[]
  readonly latest: readonly PlayedGame[]
  readonly coming: number
  readonly days: DayFigures
}

export interface Listed {
  readonly table: string
  readonly game: string
  readonly at: number
  readonly outcome: string
  readonly won: boolean
  readonly players: number
  readonly turns: number
  readonly difficulty: string | null
  readonly adventurers: readonly string[]
  readonly place: number | null
  readonly points: number | null
  readonly page: string
  readonly record: string
}

export interface ListedDay {
  readonly date: string
  readonly game: string
  readonly difficulty: string | null
  readonly won: boolean | null
  readonly page: string
}

export interface Export {
  readonly figures: Figures
  readonly games: readonly Listed[]
  readonly days: readonly ListedDay[]
}
