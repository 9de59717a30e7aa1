import type { Palette } from './colours.ts'
import { fish, peacock, tiger } from './creatures.ts'
import { boat } from './landscapes.ts'
import { atom, books, bulb, growth, laptop, robot, rocket } from './motifs-learning.ts'
import { cloth, easel, filmCamera, heart, kites, lamps, mosque, owlMask, pitha, ricePot, rickshaw, starLantern, teaCup, theatreMasks } from './motifs-life.ts'
import { launch, ledger, loom, paper, phone, shield, stall, ticket } from './motifs-magazine.ts'
import { dhol, ektara, guitar, harmonium, microphone } from './motifs-music.ts'
import { bicycle, jute, mango, openBook, telescope, umbrella } from './motifs-outdoors.ts'
import { badminton, chessKnight, cricket, football, medal, runningShoe } from './motifs-sport.ts'
import { coins, hardHat, headset, parcel, sewingMachine, sheaf, stethoscope } from './motifs-work.ts'
import { type Drawing, placed } from './shapes.ts'

/** What can stand in the middle of a panel, by name. Each is drawn around 0,0 and reaches about 150 in each direction. */
const MOTIFS = {
  atom,
  badminton,
  bicycle,
  boat: (palette: Palette): Drawing => placed(boat(palette), { y: 80, scale: 1.25 }),
  books,
  bulb,
  chessKnight,
  cloth,
  coins,
  cricket,
  dhol,
  easel,
  ektara,
  filmCamera,
  fish,
  football,
  growth,
  guitar,
  hardHat,
  harmonium,
  headset,
  heart,
  jute,
  kites,
  lamps,
  laptop,
  launch,
  ledger,
  loom,
  mango,
  medal,
  microphone,
  mosque,
  openBook,
  owlMask,
  paper,
  parcel,
  peacock,
  phone,
  pitha,
  ricePot,
  rickshaw,
  robot,
  rocket,
  runningShoe,
  sewingMachine,
  sheaf,
  shield,
  stall,
  starLantern,
  stethoscope,
  teaCup,
  telescope,
  theatreMasks,
  ticket,
  tiger,
  umbrella,
}

export type MotifName = keyof typeof MOTIFS
export const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[]

export const drawMotif = (name: MotifName, palette: Palette): Drawing => MOTIFS[name](palette)
