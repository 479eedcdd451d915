export interface Liquid {
  kind: 'liquid';
  colours: readonly [string, string, string];
  /** Colour of the swirl poured over it. */
  swirl?: string;
  bits?: string;
}

export interface Grain {
  kind: 'grain';
  colours: readonly [string, string, string];
  grains: readonly [string, string];
  shape: readonly [number, number];
}

export interface Strands {
  kind: 'strands';
  colours: readonly [string, string, string];
}

export type Base = Liquid | Grain | Strands;

const named = {
  'lentil-soup': {
    kind: 'liquid',
    colours: ['#F9B44C', '#EE8F2A', '#CF6A16'],
    swirl: '#FFF3DC',
    bits: '#D9701C',
  },
  'tomato-soup': { kind: 'liquid', colours: ['#F47A52', '#DF4E2C', '#B8321A'], swirl: '#FFEFE0' },
  'pumpkin-soup': { kind: 'liquid', colours: ['#FFC05C', '#F79A2E', '#DB7816'], swirl: '#FFF6E4' },
  'green-soup': { kind: 'liquid', colours: ['#F1F2CC', '#DDE3A8', '#B4C07A'], swirl: '#FFFFF4' },
  broth: { kind: 'liquid', colours: ['#FBE3A0', '#F2C868', '#D9A03E'], bits: '#FFF2C4' },
  curry: { kind: 'liquid', colours: ['#FFD766', '#F6B932', '#D98F14'], bits: '#E29A1E' },
  'tomato-sauce': { kind: 'liquid', colours: ['#EE6A42', '#D64424', '#A62A14'], bits: '#F08058' },
  stew: { kind: 'liquid', colours: ['#C97A42', '#A8572A', '#7A3818'], bits: '#D98C50' },
  yoghurt: { kind: 'liquid', colours: ['#FFFFFF', '#FDF8EE', '#E9DDCB'], swirl: '#F1E6D6' },
  'skyr-berry': { kind: 'liquid', colours: ['#FBDDE4', '#F3B9C8', '#DC8FA6'], swirl: '#FFF4F5' },
  hummus: { kind: 'liquid', colours: ['#FBE9C2', '#F0D198', '#D2A764'], swirl: '#D9AE66' },
  mash: { kind: 'liquid', colours: ['#FFF2C4', '#F9DF98', '#E0BA66'], swirl: '#EBCB80' },
  porridge: {
    kind: 'grain',
    colours: ['#FFF3DC', '#F3DFBE', '#D8BB90'],
    grains: ['#FFFAEE', '#E2C69C'],
    shape: [13, 9],
  },
  rice: {
    kind: 'grain',
    colours: ['#FFFDF6', '#F8F1E2', '#E2D6C0'],
    grains: ['#FFFFFF', '#E9DDC8'],
    shape: [17, 7.5],
  },
  quinoa: {
    kind: 'grain',
    colours: ['#F8E6BE', '#E9CD96', '#C6A365'],
    grains: ['#FFF4D8', '#CFA868'],
    shape: [9, 8],
  },
  bulgur: {
    kind: 'grain',
    colours: ['#F2CE8A', '#DDAE62', '#B98640'],
    grains: ['#FBE2AC', '#BD8A42'],
    shape: [10, 8],
  },
  lentils: {
    kind: 'grain',
    colours: ['#8C7448', '#6E5832', '#4C3B20'],
    grains: ['#A88E5A', '#5A4628'],
    shape: [12, 9],
  },
  gratin: {
    kind: 'grain',
    colours: ['#FFE09A', '#F3BE5A', '#CF8A2C'],
    grains: ['#FFEDB8', '#D38E34'],
    shape: [20, 10],
  },
  'oat-bake': {
    kind: 'grain',
    colours: ['#F6D79A', '#E0AE62', '#B07A34'],
    grains: ['#FBE8BE', '#C98F48'],
    shape: [17, 11],
  },
  'chestnut-soup': { kind: 'liquid', colours: ['#E9CDA0', '#D3AC74', '#AE844C'], swirl: '#FFF6E4' },
  salt: {
    kind: 'grain',
    colours: ['#FFFFFF', '#FBF9F4', '#E6E1D8'],
    grains: ['#FFFFFF', '#D9D4CA'],
    shape: [11, 9],
  },
  spaghetti: { kind: 'strands', colours: ['#FFE6A4', '#F8CF74', '#DCA546'] },
  millet: {
    kind: 'grain',
    colours: ['#FFF0B4', '#F6DC8A', '#D9B658'],
    grains: ['#FFF7CE', '#E5C568'],
    shape: [8, 8],
  },
  'lentil-stew': {
    kind: 'grain',
    colours: ['#A8743C', '#8A5A2C', '#5E3A1A'],
    grains: ['#B98A4E', '#5A3C1E'],
    shape: [13, 9],
  },
  'golden-curry': {
    kind: 'liquid',
    colours: ['#FFC456', '#F2A032', '#CF7414'],
    swirl: '#FFE9B8',
    bits: '#D9801A',
  },
  'brown-noodles': { kind: 'strands', colours: ['#D9A25C', '#B97C3C', '#7A4A1E'] },
  'wholewheat-spaghetti': { kind: 'strands', colours: ['#DDB07A', '#C28F56', '#855A2C'] },
  borscht: { kind: 'liquid', colours: ['#C9315E', '#A01846', '#6E0C30'], bits: '#D9577E' },
  'green-bulgur': {
    kind: 'grain',
    colours: ['#8CBF5A', '#5FA043', '#3A7430'],
    grains: ['#F0D49A', '#4A8C3A'],
    shape: [12, 7],
  },
  'mustard-sauce': { kind: 'liquid', colours: ['#FFF3C0', '#FBE293', '#E3BC58'], bits: '#C99A34' },
  frittata: { kind: 'liquid', colours: ['#FFE48A', '#F6C650', '#D0922A'], bits: '#C98A2A' },
  'fish-broth': { kind: 'liquid', colours: ['#F79A56', '#E9743A', '#B94A1C'], bits: '#FBC07A' },
  'golden-broth': { kind: 'liquid', colours: ['#FFE9A0', '#F9D064', '#DDA436'], bits: '#FFF3C0' },
  bircher: {
    kind: 'grain',
    colours: ['#FFFBF0', '#F9EEDA', '#E3D2B4'],
    grains: ['#FFFFFF', '#E9D8B8'],
    shape: [14, 10],
  },
} as const satisfies Record<string, Base>;

/** What fills a vessel before anything is laid on it. */
export type BaseName = keyof typeof named;

export const bases: Readonly<Record<BaseName, Base>> = named;
