import type { Palette } from './colours.ts'
import { at, boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

export function guitar(palette: Palette): Drawing {
  const [a, b, , d] = palette.paints
  const body = 'M-58 20C-78 -10 -58 -46 -24 -46C-10 -46 10 -46 24 -46C58 -46 78 -10 58 20C92 44 92 132 0 132S-92 44 -58 20z'
  const pegs = [-150, -130, -110].flatMap((y) => [dot([-26, y, 7], d), dot([26, y, 7], d)]).join('')
  return placed(
    [
      patch(body, a, palette),
      stitches('M-44 24C-60 0 -44 -30 -22 -32H22C44 -30 60 0 44 24C72 50 70 116 0 116S-72 50 -44 24z', palette.cream, 2.4),
      inked(circlePath(0, 26, 30), palette.dark, palette),
      ring(12, () => flat(petalPath(10, 4), d))
        .replace(/^/, '<g transform="translate(0 26)">')
        .concat('</g>'),
      pegs,
      inked(boxPath([-15, -116, 30, 146]), '#8A4B1F', seam(palette, 5)),
      inked('M-22 -164H22L16 -104H-16z', b, seam(palette, 5)),
      line(Array.from({ length: 6 }, (_, fret) => `M-14 ${-96 + fret * 20}h28`).join(''), palette.cream, 2.5),
      inked(boxPath([-34, 82, 68, 14]), palette.dark, seam(palette, 3)),
      line('M-8 -150V88M0 -150V88M8 -150V88', palette.cream, 1.8),
    ].join(''),
    { turn: 24 },
  )
}

/** A dhol on its side, with sticks. */
export function dhol(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const ropes = Array.from({ length: 7 }, (_, index) => `M${-96 + index * 30} -72L${-82 + index * 30} 72L${-66 + index * 30} -72`).join('')
  return [
    placed(inked('M-6 -120H6V30H-6z', '#A9682D', palette) + dot([0, -122, 13], d), { x: -88, y: -40, turn: -32 }),
    placed(inked('M-6 -120H6V30H-6z', '#A9682D', palette) + dot([0, -122, 13], d), { x: 88, y: -40, turn: 32 }),
    patch('M-104 -66C-60 -96 60 -96 104 -66V66C60 96 -60 96 -104 66z', a, palette),
    line(ropes, palette.cream, 5),
    patch('M-104 -70C-136 -60 -136 60 -104 70C-82 52 -82 -52 -104 -70z', palette.cream, palette),
    inked('M-106 -30C-122 -24 -122 24 -106 30C-98 20 -98 -20 -106 -30z', palette.dark, seam(palette, 3)),
    patch('M104 -70C136 -60 136 60 104 70C82 52 82 -52 104 -70z', b, palette),
    stitches('M-70 -84C-40 -90 40 -90 70 -84M-70 84C-40 90 40 90 70 84', d, 4),
    ring(9, () => flat(petalPath(30, 9), c)),
    dot([0, 0, 10], d),
  ].join('')
}

/** The one-stringed instrument of the Bauls. */
export function ektara(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return placed(
    [
      inked('M-54 44C-34 -40 -22 -100 -12 -150H-2C-12 -90 -22 -30 -34 52z', '#C68642', seam(palette, 5)),
      inked('M54 44C34 -40 22 -100 12 -150H2C12 -90 22 -30 34 52z', '#C68642', seam(palette, 5)),
      inked('M-20 -154C-20 -172 20 -172 20 -154V-138H-20z', b, seam(palette, 5)),
      line('M0 -140V60', palette.cream, 3),
      patch('M-74 40C-74 26 74 26 74 40C92 92 58 138 0 138S-92 92 -74 40z', a, palette),
      stitches('M-66 62C-40 72 40 72 66 62', palette.cream, 3),
      placed(
        ring(10, () => flat(petalPath(26, 9), d)),
        { y: 100 },
      ),
      dot([0, 100, 8], c),
    ].join(''),
    { turn: -12, scale: 1.02 },
  )
}

export function microphone(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const rays = [-60, -36, 36, 60].map((turn) =>
    placed(inked(petalPath(46, 12), d, seam(palette, 3)), { x: Math.sin((turn * Math.PI) / 180) * 110, y: -50 - Math.cos((turn * Math.PI) / 180) * 66, turn }),
  )
  return [
    ...rays,
    inked(boxPath([-7, 60, 14, 70]), palette.cream, palette),
    patch('M-60 142C-50 116 50 116 60 142z', b, palette),
    patch('M-80 -20H-62C-60 36 60 36 62 -20H80C78 76 -78 76 -80 -20z', c, palette),
    patch('M-50 -90C-50 -156 50 -156 50 -90V-26C50 38 -50 38 -50 -26z', a, palette),
    inked('M-50 -62H50V-44H-50z', d, seam(palette, 4)),
    line('M-26 -124L26 -84M26 -124L-26 -84M-40 -104L-8 -74M40 -104L8 -74M-6 -140L38 -106M6 -140L-38 -106', palette.dark, 3),
    stitches('M-34 -20H34M-30 -4H30', palette.cream, 2.6),
  ].join('')
}

/** A harmonium seen from the front. */
export function harmonium(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const keys = Array.from({ length: 13 }, (_, index) => inked(boxPath([-117 + index * 18, 18, 18, 50]), '#FFFFFF', seam(palette, 2.5))).join('')
  const blacks = [0, 1, 3, 4, 5, 7, 8, 10, 11].map((index) => flat(boxPath([-105 + index * 18, 18, 11, 28]), palette.dark)).join('')
  return [
    patch('M-120 -88C-60 -124 60 -124 120 -88L132 -40H-132z', b, palette),
    line('M-126 -64H126M-122 -78C-60 -104 60 -104 122 -78', palette.dark, 4),
    patch('M-134 -44H134V18H-134z', a, palette),
    ...[-84, -28, 28, 84].map((x) => placed(ring(8, () => flat(petalPath(20, 7), palette.cream)) + dot([0, 0, 6], d), { x, y: -13 })),
    patch('M-134 14H134V84H-134z', c, palette),
    keys,
    blacks,
    patch('M-146 80H146V116H-146z', a, palette),
    stitches('M-130 98H130', palette.cream, 3),
  ].join('')
}

/** Notes that fly about a motif. */
export const notes = (palette: Palette): Drawing =>
  [
    [-160, -90, 0],
    [164, -60, 1],
    [150, 70, 2],
    [-166, 50, 3],
  ]
    .map(([x = 0, y = 0, index = 0]) =>
      placed(
        line('M8 14V-34L34 -42V4', palette.cream, 6) +
          dot([-2, 14, 11], palette.paints[index % 4] ?? palette.cream) +
          dot([24, 4, 11], palette.paints[index % 4] ?? palette.cream),
        { x, y, turn: index * 12 - 16 },
      ),
    )
    .join('')

/** A row of listeners from behind, some with their hands up; the floor is at 90. */
export function crowd(palette: Palette, width: number): Drawing {
  const count = Math.floor(width / 80)
  return Array.from({ length: count }, (_, index) => {
    const x = index * 80 + 40
    const lift = (index * 37) % 30
    const arms = index % 3 === 1 ? `M${at(x - 26, 10 - lift)}L${at(x - 34, -66 - lift)}M${at(x + 26, 10 - lift)}L${at(x + 36, -62 - lift)}` : ''
    return (
      line(arms, palette.dark, 13) +
      flat(`M${x - 40} 90V${44 - lift}C${x - 36} ${2 - lift} ${x + 36} ${2 - lift} ${x + 40} ${44 - lift}V90z`, palette.dark) +
      dot([x, -20 - lift, 25], palette.dark)
    )
  }).join('')
}
