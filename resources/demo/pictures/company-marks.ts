import { disc, gradient, line, scene, shape } from './scene.ts'

type Mark = { colors: readonly [string, string]; sign: string }

const white = '#ffffff'
const marks: Readonly<Record<string, Mark>> = {
  itqan: {
    colors: ['#14786c', '#0a4a44'],
    sign: `${line('M150 300L260 410L460 190', white, 56)}`,
  },
  'dar-al-khibra': {
    colors: ['#2c5d8f', '#16365a'],
    sign: `${shape('M120 310L300 150L480 310V460H360V350H240V460H120Z', white)}${disc(300, 262, 30, '#e8a33d')}`,
  },
  'lamsat-nadafa': {
    colors: ['#3f9bb5', '#1f6a84'],
    sign: `${shape('M300 120Q330 270 480 300Q330 330 300 480Q270 330 120 300Q270 270 300 120Z', white)}${shape('M450 130Q458 172 500 180Q458 188 450 230Q442 188 400 180Q442 172 450 130Z', '#e8f6fa')}`,
  },
  naqla: {
    colors: ['#d98a2b', '#a85f14'],
    sign: `${shape('M110 210H330V400H110Z', white)}${shape('M350 270H440L500 340V400H350Z', white)}${disc(200, 420, 44, '#8a4c0c')}${disc(420, 420, 44, '#8a4c0c')}${disc(200, 420, 18, white)}${disc(420, 420, 18, white)}`,
  },
  'adala-law': {
    colors: ['#4a4038', '#2a231d'],
    sign: `${line('M300 140V450M210 450H390M150 200H450', '#e2b34a', 26)}${line('M150 200L100 330H200ZM450 200L400 330H500Z', '#e2b34a', 14)}${shape('M96 330H204Q196 386 150 386T96 330ZM396 330H504Q496 386 450 386T396 330Z', '#e2b34a')}`,
  },
  'mizan-tax': {
    colors: ['#356b4c', '#1d4630'],
    sign: `${shape('M150 330H220V450H150ZM265 250H335V450H265ZM380 160H450V450H380Z', white)}${line('M140 260L300 170L380 120', '#e8c27a', 20)}`,
  },
  barmij: {
    colors: ['#5a4a9c', '#35296b'],
    sign: line('M220 190L120 300L220 410M380 190L480 300L380 410M336 160L264 440', white, 40),
  },
  'diyafat-najd': {
    colors: ['#8a3b34', '#571f1b'],
    sign: `${shape('M240 440Q190 350 250 270L266 200H334L350 270Q410 350 360 440Z', '#e8c27a')}${shape('M264 190L300 120L336 190Z', '#e8c27a')}${line('M356 290Q440 260 456 190', '#e8c27a', 24)}`,
  },
  markabti: {
    colors: ['#3b4a54', '#1c272e'],
    sign: `${shape('M100 380Q100 320 150 310L210 300Q260 220 320 220H370Q430 226 460 300Q500 312 500 380Z', white)}${disc(200, 390, 46, '#e8a33d')}${disc(410, 390, 46, '#e8a33d')}${shape('M240 300Q280 246 320 246H340V300ZM360 246Q410 250 430 300H360Z', '#3b4a54')}`,
  },
}

/** The logo of a company of the demo, by its slug; null for freelancers, who have a portrait. */
export function companyMark(slug: string): string | null {
  const mark = marks[slug]
  if (!mark) return null
  return scene(
    600,
    600,
    `<defs>${gradient('ground', ...mark.colors)}</defs><rect width="600" height="600" fill="url(#ground)"/>${mark.sign}`,
  )
}
