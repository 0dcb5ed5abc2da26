// One family: a soft accent shape below, a line of one weight above. The accent falls back to the line's own color, thinned.
const drawing = (accent: string, lines: string) =>
  `<g fill="var(--icon-accent, color-mix(in srgb, currentColor 18%, transparent))" stroke="none">${accent}</g>` +
  `<g fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`

/** The content of `<svg viewBox="0 0 48 48">` for each category icon. */
export const categoryIcons = {
  maintenance: drawing(
    '<path d="M11.5 19.2 24 9l12.5 10.2v20.3h-25z"/>',
    '<path d="M6.5 23 24 8.5 41.5 23"/><path d="M11.5 19.5V37a2.5 2.5 0 0 0 2.5 2.5h20a2.5 2.5 0 0 0 2.5-2.5V19.5"/>' +
      '<path d="M29.9 21.3a4.9 4.9 0 0 0-6.3 6.1l-5.2 5.2a2 2 0 0 0 2.9 2.9l5.2-5.2a4.9 4.9 0 0 0 6.1-6.3l-3 3-2.5-.2-.2-2.5z"/>',
  ),
  cleaning: drawing(
    '<path d="M19 20.5h9c3.5 1.5 5 4.5 5 8v12H14v-12c0-3.5 1.5-6.5 5-8z"/>',
    '<path d="M19 20.5V15h9v5.5"/><path d="M19 15v-4.5a2 2 0 0 1 2-2h9.5l3 4h-5.5V15"/><path d="M19 20.5c-3.5 1.5-5 4.5-5 8V38a2.5 2.5 0 0 0 2.5 2.5h14A2.5 2.5 0 0 0 33 38v-9.5c0-3.5-1.5-6.5-5-8z"/>' +
      '<path d="M23.5 27v7M20 30.5h7"/><path d="M38.5 8.5h.01M41 13h.01M37.5 17h.01"/>',
  ),
  moving: drawing(
    '<path d="M4.5 12H28v22.5h-9.5a4.5 4.5 0 0 0-9 0h-5z"/>',
    '<path d="M9.5 34.5H7A2.5 2.5 0 0 1 4.5 32V14A2.5 2.5 0 0 1 7 11.5h18.5A2.5 2.5 0 0 1 28 14v20.5H18.5"/><path d="M28 19.5h7.2a2.5 2.5 0 0 1 2.1 1.1l5.2 7.7c.3.4.5.9.5 1.4v2.3a2.5 2.5 0 0 1-2.5 2.5H40"/><path d="M28 34.5h3"/>' +
      '<circle cx="14" cy="35" r="4.5"/><circle cx="35.5" cy="35" r="4.5"/><path d="M12 18h9v8h-9zM16.5 18v3"/>',
  ),
  design: drawing(
    '<path d="m24 8 9 16-6 9h-6l-6-9z"/>',
    '<path d="M21 33 14.5 24.5 24 7.5l9.5 17L27 33z"/><path d="M24 8v12.5"/><circle cx="24" cy="23.5" r="3"/><path d="M18.5 37.5h11M20.5 41.5h7"/><path d="M6 12.5h6M9 9.5v6M37.5 36.5h4M39.5 34.5v4"/>',
  ),
  marketing: drawing(
    '<path d="M18.5 18.5 33 10v28l-14.5-8.5z"/>',
    '<path d="M18.5 18.5H11A4.5 4.5 0 0 0 6.5 23v2a4.5 4.5 0 0 0 4.5 4.5h7.5"/><path d="M18.5 18.5 33 10v28l-14.5-8.5z"/><path d="m12 29.5 2 8.3a2.2 2.2 0 0 0 2.1 1.7h1.6a2.2 2.2 0 0 0 2.1-2.7l-1.3-5.3"/><path d="M37.5 19.5a6.5 6.5 0 0 1 0 9M41 15.5a12 12 0 0 1 0 17"/>',
  ),
  programming: drawing(
    '<path d="M6 16h36v20a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z"/>',
    '<rect x="5.5" y="8.5" width="37" height="31" rx="3.5"/><path d="M5.5 16h37"/><path d="M10.5 12.3h.01M14.5 12.3h.01"/><path d="m17 22.5-5 5 5 5M31 22.5l5 5-5 5M26.3 21l-4.6 13"/>',
  ),
  legal: drawing(
    '<path d="M5 26h14a7 7 0 0 1-14 0zM29 26h14a7 7 0 0 1-14 0z"/>',
    '<path d="M24 7v33M16.5 40.5h15"/><path d="M10 14.5c5 0 9-1 14-4 5 3 9 4 14 4"/><path d="m12 14.5-7 11.5h14zM36 14.5 29 26h14z"/><path d="M5 26a7 7 0 0 0 14 0M29 26a7 7 0 0 0 14 0"/>',
  ),
  accounting: drawing(
    '<path d="M15 11.5h18v6H15z"/>',
    '<rect x="9.5" y="5.5" width="29" height="37" rx="3.5"/><path d="M15 11.5h18v6H15z"/><path d="M15.7 24.5h.01M24 24.5h.01M32.3 24.5h.01M15.7 30.5h.01M24 30.5h.01M15.7 36.5h.01M24 36.5h.01" stroke-width="3.25"/><path d="M32.3 30.5v6"/>',
  ),
  photography: drawing(
    '<circle cx="24" cy="26.5" r="8"/>',
    '<path d="M8 14.5h6.3a2 2 0 0 0 1.7-.9l2.4-3.7a2 2 0 0 1 1.7-.9h7.8a2 2 0 0 1 1.7.9l2.4 3.7a2 2 0 0 0 1.7.9H40a3 3 0 0 1 3 3V36a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V17.5a3 3 0 0 1 3-3z"/><circle cx="24" cy="26.5" r="8"/><path d="M20 26.5a4 4 0 0 1 4-4"/><path d="M37.5 20h.01" stroke-width="3"/>',
  ),
  education: drawing(
    '<path d="m24 10 19 8.5L24 27 5 18.5z"/>',
    '<path d="M24 9.5 44 18.5l-20 9-20-9z"/><path d="M12.5 22.5V32c0 2.8 5.2 6 11.5 6s11.5-3.2 11.5-6v-9.5"/><path d="M24 18.5l17 3.2V32"/><path d="M39.3 36.5 41 32l1.7 4.5z"/>',
  ),
  events: drawing(
    '<path d="M7 17h34v20a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z"/>',
    '<rect x="6.5" y="10.5" width="35" height="30" rx="3.5"/><path d="M6.5 18.5h35M15.5 6.5v8M32.5 6.5v8"/><path d="m24 22.5 2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z"/>',
  ),
  cars: drawing(
    '<path d="M9 23h30a3.5 3.5 0 0 1 3.5 3.5V35h-37v-8.5A3.5 3.5 0 0 1 9 23z"/>',
    '<path d="m9 23 3.5-9.3a3.5 3.5 0 0 1 3.3-2.2h16.4a3.5 3.5 0 0 1 3.3 2.2L39 23"/><path d="M9 23h30a3.5 3.5 0 0 1 3.5 3.5V35h-37v-8.5A3.5 3.5 0 0 1 9 23z"/><path d="M9 35v3a1.5 1.5 0 0 0 1.5 1.5h3A1.5 1.5 0 0 0 15 38v-3M33 35v3a1.5 1.5 0 0 0 1.5 1.5h3A1.5 1.5 0 0 0 39 38v-3"/><path d="M11.5 29h4M32.5 29h4M20.5 30.5h7"/>',
  ),
} as const satisfies Readonly<Record<string, string>>

export type CategoryIconName = keyof typeof categoryIcons
