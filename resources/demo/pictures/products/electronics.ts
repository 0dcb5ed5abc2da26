import { disc, group, ink, metal, oval, path, rect, type Shape, shade, shine, stroke, times } from './draw.ts'

const phone: Shape = (color) =>
  rect(150, 70, 150, 320, 26, color) +
  shade('M274 70Q300 70 300 96V364Q300 390 274 390Z', 0.12) +
  rect(166, 86, 58, 96, 22, '#000', 'opacity="0.22"') +
  disc(195, 112, 18, ink) +
  disc(195, 156, 18, ink) +
  disc(195, 112, 8, '#5a7280') +
  disc(195, 156, 8, '#5a7280') +
  group('rotate(9 300 240)', rect(236, 84, 146, 312, 24, ink), rect(244, 92, 130, 296, 18, '#dcebf5')) +
  group(
    'rotate(9 300 240)',
    path('M244 290Q290 240 374 270V370Q374 388 356 388H262Q244 388 244 370Z', color, 'opacity="0.7"'),
    disc(330, 160, 26, '#f5c566'),
    rect(290, 98, 38, 10, 5, ink),
  )

const earbuds: Shape = (color) =>
  path('M120 300Q120 240 180 240H300Q360 240 360 300V340Q360 400 300 400H180Q120 400 120 340Z', color) +
  shade('M120 300H360V340Q360 400 300 400H180Q120 400 120 340Z', 0.1) +
  stroke('M120 304H360', ink, 3, 'opacity="0.4"') +
  disc(240, 350, 6, '#43c287') +
  [170, 310]
    .map((x, at) =>
      group(
        at === 0 ? `rotate(-10 ${x} 150)` : `rotate(10 ${x} 150) translate(${2 * x} 0) scale(-1 1)`,
        oval(x, 130, 42, 38, color),
        rect(x + 4, 130, 28, 96, 14, color),
        oval(x - 26, 134, 18, 24, ink),
        rect(x + 8, 206, 20, 14, 7, metal),
        shine(`M${x - 8} 104Q${x + 16} 96 ${x + 30} 118Q${x + 8} 110 ${x - 8} 104Z`),
      ),
    )
    .join('')

const headphones: Shape = (color) =>
  stroke('M128 270Q120 92 240 92Q360 92 352 270', color, 30) +
  stroke('M150 190Q168 112 240 112Q312 112 330 190', '#000', 10, 'opacity="0.18"') +
  rect(84, 244, 84, 148, 40, color) +
  rect(312, 244, 84, 148, 40, color) +
  rect(146, 252, 40, 132, 20, ink) +
  rect(294, 252, 40, 132, 20, ink) +
  shine('M100 284Q104 260 124 256V370Q102 360 100 340Z', 0.22) +
  shine('M380 284Q376 260 356 256V370Q378 360 380 340Z', 0.12)

const speaker: Shape = (color) =>
  rect(140, 90, 200, 310, 34, color) +
  shade('M306 90Q340 90 340 124V366Q340 400 306 400Z', 0.14) +
  disc(240, 290, 78, ink) +
  disc(240, 290, 58, '#3d4a4d') +
  disc(240, 290, 22, metal) +
  disc(240, 160, 38, ink) +
  disc(240, 160, 18, metal) +
  shine('M190 250Q216 224 250 226Q212 240 196 276Z', 0.25)

const charger: Shape = (color) =>
  rect(150, 190, 150, 150, 28, color) +
  shade('M266 190Q300 190 300 224V306Q300 340 266 340Z', 0.1) +
  rect(182, 130, 20, 62, 6, metal) +
  rect(248, 130, 20, 62, 6, metal) +
  rect(202, 300, 46, 16, 8, ink) +
  stroke('M225 316V352Q225 396 270 396H330Q392 396 392 340V292', color === '#ffffff' ? '#d8dee0' : ink, 14) +
  rect(376, 230, 32, 62, 8, color) +
  rect(383, 208, 18, 26, 3, metal)

const cable: Shape = (color) =>
  times(3, (at) => `<circle cx="240" cy="250" r="${112 - at * 22}" fill="none" stroke="${color}" stroke-width="14"/>`) +
  stroke('M352 250Q360 350 400 372', color, 14) +
  stroke('M128 250Q124 350 90 372', color, 14) +
  rect(204, 226, 72, 48, 14, ink) +
  group('rotate(-36 404 384)', rect(388, 366, 32, 54, 8, ink), rect(396, 416, 16, 22, 3, metal)) +
  group('rotate(36 84 384)', rect(68, 366, 32, 54, 8, ink), rect(76, 416, 16, 22, 3, metal))

const powerBank: Shape = (color) =>
  rect(150, 90, 180, 310, 32, color) +
  shade('M296 90Q330 90 330 124V366Q330 400 296 400Z', 0.14) +
  times(4, (at) => disc(192 + at * 24, 130, 7, at < 3 ? '#54d190' : '#00000040')) +
  path('M252 196L206 266H240L226 326L278 248H244Z', '#ffffff', 'opacity="0.85"') +
  rect(206, 380, 34, 10, 5, ink)

const smartWatch: Shape = (color) =>
  path('M184 60H296L308 160H172Z', color) +
  path('M184 420H296L308 320H172Z', color) +
  shade('M184 60H296L300 96H180ZM172 320H308L304 350H176Z', 0.16) +
  rect(146, 138, 188, 204, 52, metal) +
  rect(158, 150, 164, 180, 42, '#101718') +
  `<circle cx="240" cy="240" r="56" fill="none" stroke="#3b4a4c" stroke-width="14"/>` +
  stroke('M240 184A56 56 0 1 1 186 256', '#63cdb9', 14) +
  stroke('M240 240V204M240 240L262 252', '#fff', 7) +
  rect(334, 214, 14, 52, 6, metal)

const laptop: Shape = (color) =>
  rect(104, 120, 272, 190, 16, ink) +
  rect(116, 132, 248, 166, 6, '#d7e8f3') +
  path('M116 260Q180 190 250 240T364 200V292Q364 298 358 298H122Q116 298 116 292Z', '#6fb3c9') +
  disc(310, 170, 20, '#f5c566') +
  path('M72 310H408L432 372Q434 386 420 386H60Q46 386 48 372Z', color) +
  path('M112 322H368L378 348H102Z', ink, 'opacity="0.65"') +
  rect(200, 354, 80, 22, 5, '#000', 'opacity="0.18"')

const keyboard: Shape = (color) =>
  group(
    'rotate(-8 240 280)',
    rect(50, 200, 380, 160, 22, color),
    shade('M50 330H430V338Q430 360 408 360H72Q50 360 50 338Z', 0.22),
    times(30, (at) => rect(70 + (at % 10) * 35, 218 + Math.floor(at / 10) * 34, 28, 27, 6, at === 0 ? '#e8a33d' : paperKey(color))),
    rect(140, 322, 200, 22, 6, paperKey(color)),
  )
const paperKey = (color: string) => (color === ink || color === '#1f2937' ? '#46545c' : '#ffffff')

const mouse: Shape = (color) =>
  path('M240 110Q338 110 338 232V280Q338 400 240 400Q142 400 142 280V232Q142 110 240 110Z', color) +
  stroke('M240 112V236M144 246Q240 220 336 246', ink, 4, 'opacity="0.45"') +
  rect(226, 150, 28, 62, 14, ink) +
  rect(234, 162, 12, 26, 6, '#7fd4c2') +
  shine('M166 200Q172 140 214 128Q186 168 184 232Z')

const router: Shape = (color) =>
  rect(80, 300, 320, 90, 30, color) +
  shade('M80 350H400V360Q400 390 370 390H110Q80 390 80 360Z', 0.12) +
  rect(116, 120, 18, 190, 9, ink) +
  rect(346, 120, 18, 190, 9, ink) +
  times(4, (at) => disc(180 + at * 40, 338, 8, at === 3 ? '#e8a33d' : '#43c287')) +
  stroke('M196 214Q240 176 284 214M214 246Q240 224 266 246', '#0b5f56', 13) +
  disc(240, 274, 10, '#0b5f56')

const camera: Shape = (color) =>
  rect(186, 64, 108, 34, 12, ink) +
  rect(222, 96, 36, 60, 6, metal) +
  rect(96, 150, 288, 176, 34, color) +
  disc(240, 238, 74, ink) +
  disc(240, 238, 54, '#2c4a5a') +
  disc(240, 238, 26, '#0c151a') +
  disc(222, 218, 12, '#fff', 'opacity="0.75"') +
  disc(348, 188, 9, '#d94a3d') +
  stroke('M384 290Q420 320 410 392', ink, 10)

export const electronics = {
  phone,
  earbuds,
  headphones,
  speaker,
  charger,
  cable,
  powerBank,
  smartWatch,
  laptop,
  keyboard,
  mouse,
  router,
  camera,
}
