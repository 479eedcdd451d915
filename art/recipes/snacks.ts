import type { PlateSpec } from '../plates/served-in.ts';

/** Small things: to spread, to dip, to nibble. */
export const snacks: Readonly<Record<string, PlateSpec>> = {
  'red-lentil-spread': {
    vessel: 'jar',
    layers: ['#F08A48', '#EE8442', '#EB7C3C'],
    ground: 'green-gingham',
    angle: 'low',
    light: 'morning',
    room: 'shelf',
    place: [1010, 360, 225],
    unit: 200,
    seed: 71,
    items: [],
    laid: [
      ['parsley', 0.1, -0.1, 1, 10],
      ['paprika', -0.2, 0.04, 1.2, 0],
    ],
    props: [
      ['herb-pot', 380, 560, 260, 0, 7],
      ['oil-bottle', 1400, 640, 210, 0, 4],
      ['garlic', 690, 640, 200, 10, 3],
    ],
    fore: [
      ['board:beech', 640, 950, 1010, -3],
      ['bread-slice', 820, 820, 380, 8],
      ['spread-bread', 480, 850, 440, -10],
      ['parsley', 470, 800, 120, 10],
      ['parsley', 545, 890, 100, 60],
      ['sesame-seeds', 470, 880, 150, 10],
      ['knife', 1180, 1040, 620, 68],
      ['tomato', 1400, 930, 220, 6],
    ],
  },
  'roasted-chickpeas': {
    vessel: 'small-bowl',
    glaze: 'charcoal',
    ground: 'parchment',
    light: 'evening',
    mirror: true,
    place: [790, 520, 370],
    unit: 500,
    seed: 72,
    items: ['spiced-chickpea'],
    arrange: 'scatter',
    laid: heaped(),
    props: [
      ['cloth:sage', 1360, 300, 620, 12],
      ['thyme', 220, 330, 300, 70],
      ['bowl:salt', 280, 200, 200],
    ],
    fore: [
      ...spilled([
        [300, 900],
        [395, 960],
        [255, 985],
        [1190, 980],
        [1290, 930],
        [1240, 1050],
        [1400, 1010],
        [1120, 1080],
        [470, 1050],
        [350, 760],
        [1330, 800],
      ]),
      ['pepper', 1250, 990, 300],
    ],
  },
  'date-hazelnut-balls': {
    vessel: 'slate',
    ground: 'walnut',
    light: 'dusk',
    place: [830, 650, 580, -5],
    unit: 372,
    seed: 73,
    items: [],
    laid: [
      ['cocoa-ball', -0.78, -0.42, 1, 0],
      ['nut-ball', -0.2, -0.5, 1, 30],
      ['cocoa-ball', 0.38, -0.46, 1, 60],
      ['nut-ball', 0.94, -0.36, 1, 90],
      ['nut-ball', -1.04, 0.06, 1.06, 20],
      ['cocoa-ball', -0.48, 0.02, 1.06, 40],
      ['nut-ball', 0.1, 0, 1.06, 70],
      ['cocoa-ball', 0.7, 0.06, 1.06, 10],
      ['cocoa-ball', -0.2, 0.5, 1.1, 50],
      ['nut-ball', 0.44, 0.52, 1.1, 80],
      ['hazelnut', 1.22, 0.3, 1.1, 20],
      ['hazelnut-half', 1.06, 0.48, 1.1, 20],
      ['hazelnut', 1.32, 0.5, 1.05, 80],
      ['chopped-nuts', 0.96, 0.3, 0.9, 20],
    ],
    props: [
      ['candle', 300, 285, 158],
      ['date', 1330, 260, 190, 20],
      ['date', 1440, 340, 190, -30],
      ['date', 1300, 370, 180, 70],
      ['cocoa', 1290, 1000, 420],
    ],
    fore: [['cloth:butter', 60, 1130, 520, -30]],
  },
  'apple-peanut-dip': {
    vessel: 'round-board',
    ground: 'sage',
    angle: 'above',
    light: 'noon',
    mirror: true,
    place: [800, 600, 490],
    unit: 350,
    seed: 74,
    items: [],
    laid: [...wreath(14, 0.99), ['peanut-dip', 0, 0, 1.05, 0]],
    props: [
      ['red-apple', 210, 250, 300, -14],
      ['cloth:paper', 1420, 1000, 560, 40],
      ['peanuts', 1380, 240, 210, 10],
      ['peanuts', 1480, 360, 190, 80],
      ['green-apple', 190, 960, 280, 10],
    ],
  },
  'courgette-feta-muffins': {
    vessel: 'walnut-board',
    ground: 'terrazzo',
    angle: 'low',
    light: 'evening',
    room: 'wall',
    place: [780, 860, 620],
    unit: 350,
    seed: 75,
    items: [],
    laid: [
      ['savoury-muffin', -0.96, -0.66, 0.92, -2],
      ['savoury-muffin', 0, -0.72, 0.92, 2],
      ['savoury-muffin', 0.92, -0.66, 0.92, 3],
      ['savoury-muffin', -0.86, -0.24, 1.06, 2],
      ['savoury-muffin', 0.2, -0.2, 1.08, -3],
      ['savoury-muffin', 1.22, -0.24, 1.06, 4],
      ['feta-crumbs', -1.34, 0.18, 0.8, 0],
    ],
    props: [
      ['herb-pot', 240, 640, 330, 0, 5],
      ['oil-bottle', 1420, 620, 190, 0, 6],
    ],
    fore: [
      ['courgette-slice', 330, 1070, 190],
      ['courgette-slice', 460, 1110, 190, 30],
      ['feta-cube', 1290, 1080, 120, 10],
      ['crumbs', 1100, 1090, 240],
    ],
  },
};

/** A second and third layer on the first. */
function heaped(): NonNullable<PlateSpec['laid']> {
  return Array.from({ length: 30 }, (_, index) => {
    const far = Math.sqrt((29 - index + 0.4) / 30) * 0.56;
    const angle = index * 2.39996;
    const up = (0.56 - far) * 0.28;
    return [
      'spiced-chickpea',
      Math.cos(angle) * far,
      Math.sin(angle) * far * 0.66 - up + 0.03,
      1,
      (angle * 57) % 360,
    ] as const;
  });
}

function spilled(places: readonly (readonly [x: number, y: number])[]): NonNullable<PlateSpec['fore']> {
  return places.map(([x, y], index) => ['spiced-chickpea', x, y, 124, index * 67] as const);
}

/** Red and green wedges in turns, points outwards. */
function wreath(count: number, far: number): NonNullable<PlateSpec['laid']> {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const name = index % 3 === 2 ? 'green-apple-slice' : 'apple-slice';
    return [
      name,
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      0.98,
      (angle * 180) / Math.PI - 90 + 16,
    ] as const;
  });
}
