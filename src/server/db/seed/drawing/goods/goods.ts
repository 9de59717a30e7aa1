import type { Drawing } from '../shapes.ts'
import { attar, bangles, creamJar, earrings, lipstick, mehendi, necklace, oilBottle, soap, trimmer } from './adorning.ts'
import { backpack, handbag, sandals, sneaker, sunglasses, tote, wallet, watch } from './carried.ts'
import { bedSheet, gamcha, lungi, quilt, roll, sareeButi, sareeJamdani, sareePlain, sareeStriped, shawl } from './cloth.ts'
import { basket, brassLamp, doll, giftBox, horse, painting, plant, rickshaw, seeds, vase, woodenCar } from './crafted.ts'
import {
  buttonPhone,
  camera,
  charger,
  earphones,
  iron,
  keyboard,
  laptop,
  monitor,
  phoneCover,
  powerBank,
  radio,
  router,
  smartphone,
  solar,
  speaker,
} from './devices.ts'
import { curd, dryFish, gur, jar, mangoes, oilCan, packet, pitha, sack, spices, sweets } from './foods.ts'
import { frock, hoodie, jersey, kurti, panjabi, shirt, tee, trousers } from './garments.ts'
import { blender, boti, boxes, brassware, chair, cooker, cups, fan, flask, lamp, pan, pitcher, pot, shelf, stool, stove, tiffin } from './kitchenware.ts'
import {
  bat,
  bicycle,
  book,
  books,
  carrom,
  drill,
  dumbbells,
  ektara,
  flute,
  football,
  guitar,
  harmonium,
  helmet,
  notebook,
  paintCan,
  paints,
  racket,
  tabla,
} from './leisure.ts'
import type { Paint } from './paint.ts'

/** What can be drawn for sale. */
export const GOODS = {
  ...{ attar, bangles, creamJar, earrings, lipstick, mehendi, necklace, oilBottle, soap, trimmer },
  ...{ backpack, handbag, sandals, sneaker, sunglasses, tote, wallet, watch },
  ...{ bedSheet, gamcha, lungi, quilt, roll, sareeButi, sareeJamdani, sareePlain, sareeStriped, shawl },
  ...{ frock, hoodie, jersey, kurti, panjabi, shirt, tee, trousers },
  ...{ curd, dryFish, gur, jar, mangoes, oilCan, packet, pitha, sack, spices, sweets },
  ...{ blender, boti, boxes, brassware, chair, cooker, cups, fan, flask, lamp, pan, pitcher, pot, shelf, stool, stove, tiffin },
  ...{ basket, brassLamp, doll, giftBox, horse, painting, plant, rickshaw, seeds, vase, woodenCar },
  ...{ buttonPhone, camera, charger, earphones, iron, keyboard, laptop, monitor, phoneCover, powerBank, radio, router, smartphone, solar, speaker },
  ...{ bat, bicycle, book, books, carrom, drill, dumbbells, ektara, flute, football, guitar, harmonium, helmet, notebook, paintCan, paints, racket, tabla },
} as const satisfies Record<string, (paint: Paint) => Drawing>
export type GoodName = keyof typeof GOODS
