/** Draws a product of this color on a square of 480, standing on the line y = 400. */
export type Shape = (color: string) => string

export const ink = '#26312f'
export const metal = '#c3ccd0'
export const wood = '#a9743f'
export const paper = '#fdfaf3'

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const shade = (d: string, opacity = 0.16) => path(d, '#000', `opacity="${opacity}"`)
export const shine = (d: string, opacity = 0.3) => path(d, '#fff', `opacity="${opacity}"`)
export const group = (transform: string, ...inside: readonly string[]) => `<g transform="${transform}">${inside.join('')}</g>`
export const times = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('')
