/** The contrast of text: WCAG 2.2 asks for 4.5. */
export const minContrast = 4.5

/** Whether a text is a color such as `#0b5f56`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The contrast ratio of two colors such as `#0b5f56`, from 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A color on the way to another one: 0 is the first, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const from = channelsOf(first)
  const to = channelsOf(second)
  const mixed = from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
