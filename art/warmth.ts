/** The emoji are lit by a cool, violet light; at our table the light is that of a morning window. */
function warm(hex: string): string {
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    Number.parseInt(full.slice(start, start + 2), 16),
  );
  const violet = Math.max(0, Math.min(red, blue) - green);
  const teal = Math.max(0, Math.min(green, blue) - red);
  const mixed = [red + teal * 0.3, green + violet * 0.42, blue - violet * 0.5 - teal * 0.4];
  return mixed
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

export const warmed = (markup: string): string =>
  markup.replace(
    /(fill|stop-color|flood-color|stroke)="#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})"/g,
    (_, attribute: string, hex: string) => `${attribute}="#${warm(hex)}"`,
  );
