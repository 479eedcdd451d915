export const brand = {
  paper: '#FFFAF3',
  ink: '#1E2A24',
  leaf: '#1F5E45',
  tomato: '#C7381F',
  butter: '#FFD166',
  sage: '#DCE8DA',
  blush: '#FBE3D6',
} as const;

interface Glaze {
  light: string;
  body: string;
  shade: string;
  deep: string;
  /** An edge of another colour: bare clay, or the blue of an enamelled rim. */
  edge?: string;
  /** Specks of iron in the clay. */
  speckle?: string;
}

/** What plates and bowls are fired in. */
const fired = {
  cream: { light: '#FFFFFF', body: '#FDF6EB', shade: '#EADBC8', deep: '#CDB79E' },
  sage: { light: '#E6F0E2', body: '#BFD6BD', shade: '#93B596', deep: '#6C9274' },
  leaf: { light: '#5A9C7B', body: '#2F7659', shade: '#1F5E45', deep: '#143F2F' },
  blush: { light: '#FFE9DD', body: '#F6C6B0', shade: '#E2A087', deep: '#BF7A63' },
  butter: { light: '#FFEBB5', body: '#FFD166', shade: '#EBB040', deep: '#C48A25' },
  vanilla: { light: '#FFFAE2', body: '#FBEDBC', shade: '#E8D28E', deep: '#BFA45E' },
  sky: { light: '#E8F1F3', body: '#C4DCE0', shade: '#97BAC2', deep: '#6E949E' },
  oat: {
    light: '#FBF4E6',
    body: '#F0E4CE',
    shade: '#D8C5A5',
    deep: '#B39C78',
    edge: '#B98858',
    speckle: '#8A6A48',
  },
  snow: {
    light: '#FFFFFF',
    body: '#F8F7F2',
    shade: '#DDDCD4',
    deep: '#B7B4A9',
    edge: '#5F6663',
    speckle: '#A6A39A',
  },
  moss: {
    light: '#B9C49A',
    body: '#96A577',
    shade: '#748459',
    deep: '#505E3C',
    edge: '#8A6A44',
    speckle: '#3F4A2E',
  },
  ink: {
    light: '#6F8FA6',
    body: '#3F6480',
    shade: '#2C4B63',
    deep: '#1B3346',
    edge: '#C9A27A',
    speckle: '#A9C3D3',
  },
  clay: { light: '#EBB08C', body: '#D58A62', shade: '#B96C46', deep: '#8E4C2E', edge: '#F2CDB0' },
  charcoal: {
    light: '#6A6E6B',
    body: '#484C4A',
    shade: '#343837',
    deep: '#202423',
    edge: '#8C7A66',
    speckle: '#8F9692',
  },
  enamel: { light: '#FFFFFF', body: '#FBFAF5', shade: '#E3E2DA', deep: '#B9BAB2', edge: '#2F5C8A' },
  'red-enamel': { light: '#F0705A', body: '#CF3F28', shade: '#A82C18', deep: '#771B0E', edge: '#2A2422' },
  'green-enamel': { light: '#6FA58A', body: '#3C7F62', shade: '#28634A', deep: '#164232', edge: '#1E2A24' },
  lilac: { light: '#F2E8F0', body: '#D9C3D6', shade: '#B99DB6', deep: '#8F7390' },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof fired;

export const glazes: Readonly<Record<GlazeName, Glaze>> = fired;

export const wood = { light: '#F3D9B4', body: '#E5BE8C', shade: '#CF9F68', deep: '#A87643' } as const;

/** Shadows are warm, never grey. */
export const shadow = '#4A2A12';
