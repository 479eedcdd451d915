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
}

/** What plates and bowls are fired in. */
export const glazes = {
  cream: { light: '#FFFFFF', body: '#FDF6EB', shade: '#EADBC8', deep: '#CDB79E' },
  sage: { light: '#E6F0E2', body: '#BFD6BD', shade: '#93B596', deep: '#6C9274' },
  leaf: { light: '#5A9C7B', body: '#2F7659', shade: '#1F5E45', deep: '#143F2F' },
  blush: { light: '#FFE9DD', body: '#F6C6B0', shade: '#E2A087', deep: '#BF7A63' },
  butter: { light: '#FFEBB5', body: '#FFD166', shade: '#EBB040', deep: '#C48A25' },
  sky: { light: '#E8F1F3', body: '#C4DCE0', shade: '#97BAC2', deep: '#6E949E' },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;

export const wood = { light: '#F3D9B4', body: '#E5BE8C', shade: '#CF9F68', deep: '#A87643' } as const;

/** Shadows are warm, never grey. */
export const shadow = '#4A2A12';
