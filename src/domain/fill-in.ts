/** Fills the gaps of a text that the browser puts together: `{kg}`. */
export const fillIn = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
