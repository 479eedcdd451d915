const two = (value: number) => String(value).padStart(2, '0');

/** `1:05:09`, `12:00`, `0:07`; parts of a second are left out. */
export function clockFace(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = two(whole % 60);
  return minutes < 60
    ? `${String(minutes)}:${rest}`
    : `${String(Math.floor(minutes / 60))}:${two(minutes % 60)}:${rest}`;
}
