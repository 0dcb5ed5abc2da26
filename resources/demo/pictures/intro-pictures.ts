import { colors } from '@wasl/shared/design/tokens.ts'

const [brand] = colors.brand
const [soft] = colors['brand-soft']
const [surface] = colors.surface
const [line] = colors.line
const [warm] = colors.warm
const [warmSoft] = colors['warm-soft']
const [deep] = colors.deep

// No text inside the drawings: both languages use them.
const framed = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720"><rect width="960" height="720" fill="${soft}"/><circle cx="150" cy="610" r="210" fill="${surface}" opacity="0.6"/><circle cx="850" cy="120" r="170" fill="${warmSoft}"/>${inside}</svg>`

const bar = (x: number, y: number, width: number, fill: string = line, height = 22) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`
const card = (x: number, y: number, width: number, height: number, edge: string = line) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28" fill="${surface}" stroke="${edge}" stroke-width="4"/>`
const tick = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="34" fill="${brand}"/><path d="M-15 1L-4 13L16 -11" fill="none" stroke="${surface}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g>`
const star = (x: number, y: number, size: number, fill: string = warm) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${fill}" d="M0 -10L2.9 -3.4L10 -2.9L4.6 1.8L6.2 8.8L0 5L-6.2 8.8L-4.6 1.8L-10 -2.9L-2.9 -3.4Z"/>`
const stars = (x: number, y: number, size: number, filled: number) =>
  [0, 1, 2, 3, 4].map((at) => star(x + at * size * 24, y, size, at < filled ? warm : line)).join('')

const describePicture =
  framed(`${card(250, 110, 400, 500)}${bar(310, 190, 200, brand, 30)}${bar(310, 268, 280)}${bar(310, 318, 240)}${bar(310, 368, 280)}
  <rect x="310" y="430" width="120" height="100" rx="18" fill="${warmSoft}" stroke="${warm}" stroke-width="4"/><path d="M326 512L358 470L382 496L396 482L416 512Z" fill="${warm}"/><rect x="450" y="430" width="120" height="100" rx="18" fill="${soft}" stroke="${brand}" stroke-width="4"/><path d="M510 456V504M486 480H534" stroke="${brand}" stroke-width="8" stroke-linecap="round"/>
  <g transform="translate(700 400) rotate(38)"><rect x="-24" y="-190" width="48" height="230" rx="10" fill="${brand}"/><rect x="-24" y="-190" width="48" height="40" rx="10" fill="${deep}"/><path d="M-24 40L0 100L24 40Z" fill="${warmSoft}"/><path d="M-8 80L0 100L8 80Z" fill="${deep}"/></g>`)

const offer = (x: number, y: number, edge: string, filled: number, price: number) =>
  `${card(x, y, 220, 330, edge)}<circle cx="${x + 110}" cy="${y + 80}" r="44" fill="${soft}"/><circle cx="${x + 110}" cy="${y + 68}" r="17" fill="${brand}"/><path d="M${x + 78} ${y + 108}Q${x + 110} ${y + 74} ${x + 142} ${y + 108}Z" fill="${brand}"/>${stars(x + 54, y + 164, 1.15, filled)}${bar(x + 45, y + 206, 130)}${bar(x + 110 - price / 2, y + 254, price, edge === line ? line : brand, 34)}`
const comparePicture = framed(
  `${offer(90, 220, line, 3, 110)}${offer(650, 220, line, 4, 130)}<g transform="translate(480 360) scale(1.18) translate(-480 -360)">${offer(370, 190, brand, 5, 90)}</g>${tick(606, 170, 1.1)}`,
)

const payPicture =
  framed(`<path d="M480 96L690 172V352Q690 520 480 616Q270 520 270 352V172Z" fill="${brand}"/><path d="M480 96L690 172V352Q690 520 480 616Z" fill="${deep}" opacity="0.35"/>
  <rect x="390" y="318" width="180" height="150" rx="24" fill="${surface}"/><path d="M424 318V276Q424 220 480 220Q536 220 536 276V318" fill="none" stroke="${surface}" stroke-width="24"/><circle cx="480" cy="380" r="20" fill="${brand}"/><rect x="472" y="386" width="16" height="44" rx="8" fill="${brand}"/>
  ${[0, 1, 2].map((at) => `<ellipse cx="760" cy="${560 - at * 34}" rx="86" ry="30" fill="${warm}" stroke="${warmSoft}" stroke-width="6"/>`).join('')}${tick(200, 250, 1.3)}`)

const ratePicture =
  framed(`<path d="M170 150Q170 110 210 110H750Q790 110 790 150V430Q790 470 750 470H470L360 580V470H210Q170 470 170 430Z" fill="${surface}" stroke="${line}" stroke-width="4"/>${stars(270, 240, 4.4, 5)}${bar(260, 330, 440)}${bar(260, 380, 320)}
  <circle cx="700" cy="580" r="76" fill="${brand}"/><path d="M668 584V620H690L690 584ZM698 584L714 536Q734 540 728 572H752Q764 576 760 590L750 614Q746 622 736 622H698Z" fill="${surface}"/>`)

/** SVG drawings of the intro pages, in their order. */
export const introPictures: readonly string[] = [describePicture, comparePicture, payPicture, ratePicture]
