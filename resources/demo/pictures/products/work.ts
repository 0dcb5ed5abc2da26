import { disc, group, ink, metal, paper, path, rect, type Shape, shade, shine, stroke, times, wood } from './draw.ts'

const drill: Shape = (color) =>
  rect(60, 168, 80, 12, 4, metal) +
  path('M136 146L176 132V216L136 202Z', ink) +
  rect(174, 118, 190, 112, 30, color) +
  rect(330, 130, 40, 88, 14, ink) +
  path('M258 220H342L362 340H282Z', color) +
  path('M258 220H300L318 340H282Z', '#000', 'opacity="0.14"') +
  rect(240, 336, 156, 64, 14, ink) +
  rect(262, 352, 60, 12, 6, color) +
  path('M256 232Q236 244 248 280L266 276Z', ink) +
  rect(214, 148, 96, 12, 6, '#fff', 'opacity="0.35"')

const hammer: Shape = (color) =>
  group(
    'rotate(38 240 240)',
    rect(222, 130, 36, 130, 10, wood),
    rect(216, 250, 48, 170, 18, color),
    path('M150 70H270V144H150Q130 144 130 124V90Q130 70 150 70Z', metal),
    path('M270 76Q340 70 366 130Q320 112 270 134Z', metal),
    shade('M150 116H270V144H150Q130 144 130 124Z', 0.18),
  )

const screwdrivers: Shape = (color) =>
  times(
    4,
    (at) =>
      rect(112 + at * 72, 120 + at * 14, 12, 150, 3, metal) +
      path(`M${108 + at * 72} ${106 + at * 14}h20v24h-20Z`, ink) +
      rect(98 + at * 72, 256, 40, 144, 18, color) +
      rect(112 + at * 72, 276, 12, 104, 6, '#000', 'opacity="0.2"'),
  )

const toolbox: Shape = (color) =>
  stroke('M180 190V150Q180 130 200 130H280Q300 130 300 150V190', ink, 20) +
  rect(76, 190, 328, 210, 20, color) +
  shade('M76 340H404V380Q404 400 384 400H96Q76 400 76 380Z', 0.16) +
  rect(76, 250, 328, 20, 0, ink) +
  rect(130, 236, 44, 50, 8, metal) +
  rect(306, 236, 44, 50, 8, metal)

const tape: Shape = (color) =>
  path('M110 140H280Q360 140 360 230V370Q360 400 330 400H140Q110 400 110 370Z', color) +
  shade('M310 150Q360 170 360 230V370Q360 400 330 400H310Z', 0.16) +
  disc(232, 264, 72, ink) +
  disc(232, 264, 52, color) +
  rect(360, 372, 90, 20, 2, '#f4d35e') +
  times(7, (at) => rect(370 + at * 11, 372, 3, at % 2 === 0 ? 12 : 7, 0, ink)) +
  rect(440, 366, 10, 34, 2, metal)

const tester: Shape = (color) =>
  rect(130, 80, 220, 320, 26, color) +
  rect(154, 104, 172, 96, 10, '#dff0e4') +
  stroke('M182 176V130M210 130H240V152H210V176H240M268 130H296V176H268V130', ink, 7) +
  disc(240, 284, 58, ink) +
  rect(234, 232, 12, 54, 6, paper) +
  disc(190, 370, 12, '#c53127') +
  disc(290, 370, 12, '#111') +
  stroke('M190 380Q170 430 90 420', '#c53127', 8) +
  stroke('M290 380Q310 430 390 420', '#111', 8)

const gloves: Shape = (color) =>
  [0, 1]
    .map((at) =>
      group(
        at === 0 ? 'rotate(-8 160 240)' : 'translate(480 0) scale(-1 1) rotate(-8 160 240)',
        times(4, (finger) => rect(96 + finger * 34, 100 + Math.abs(finger - 1.5) * 14, 32, 150, 16, color)),
        rect(96, 200, 134, 120, 26, color),
        group('rotate(38 222 250)', rect(206, 210, 34, 90, 17, color)),
        rect(104, 300, 118, 90, 12, ink),
        rect(104, 316, 118, 10, 0, '#fff', 'opacity="0.35"'),
      ),
    )
    .join('')

const ladder: Shape = (color) =>
  stroke('M300 80L390 400', metal, 16) +
  stroke('M190 80L110 400M290 80L330 400', color, 20) +
  times(5, (at) => stroke(`M${174 - at * 14} ${140 + at * 58}H${300 + at * 6}`, color, 16)) +
  rect(168, 64, 148, 26, 8, ink)

const helmet: Shape = (color) =>
  path('M100 300Q100 130 240 130Q380 130 380 300Z', color) +
  shade('M300 144Q380 180 380 300H330Q336 200 300 144Z', 0.14) +
  path('M210 300V128Q240 112 270 128V300Z', '#fff', 'opacity="0.25"') +
  path('M64 300H416Q430 340 380 340H100Q50 340 64 300Z', color) +
  shade('M64 318H420Q420 340 380 340H100Q60 340 64 318Z', 0.18)

const vest: Shape = (color) =>
  path('M150 80L190 80L240 190L290 80H330L380 160L360 400H120L100 160Z', color) +
  rect(116, 250, 248, 30, 0, '#e9eef0') +
  rect(118, 320, 244, 30, 0, '#e9eef0') +
  path('M150 80H178L172 250H142Z', '#e9eef0') +
  path('M330 80H302L308 250H338Z', '#e9eef0') +
  stroke('M240 190V400', ink, 5, 'opacity="0.5"')

const coverall: Shape = (color) =>
  path('M180 60H300L390 110L360 250L322 240V400H250V300H230V400H158V240L120 250L90 110Z', color) +
  path('M180 60H300L240 120Z', '#000', 'opacity="0.2"') +
  stroke('M240 120V290', ink, 5, 'opacity="0.5"') +
  rect(158, 226, 164, 18, 0, ink) +
  rect(178, 150, 40, 42, 6, '#000', 'opacity="0.16"') +
  rect(262, 150, 40, 42, 6, '#000', 'opacity="0.16"')

const shirt: Shape = (color) =>
  path('M170 84Q240 130 310 84L400 140L366 226L330 208V400H150V208L114 226L80 140Z', color) +
  stroke('M170 84Q240 138 310 84', '#000', 8, 'opacity="0.18"') +
  shade('M290 208Q300 320 280 400H330V208Z', 0.1) +
  rect(266, 170, 40, 44, 6, '#000', 'opacity="0.1"')

const thobe: Shape = (color) =>
  path('M190 60H290L380 120L400 260L350 270L322 190L356 410H124L158 190L130 270L80 260L100 120Z', color) +
  path('M200 60H280L272 84H208Z', '#000', 'opacity="0.12"') +
  stroke('M240 84V220', '#000', 5, 'opacity="0.2"') +
  times(4, (at) => disc(240, 106 + at * 32, 6, '#d8a93e')) +
  rect(268, 150, 44, 44, 4, '#000', 'opacity="0.08"') +
  shade('M300 190Q310 320 300 410H356L322 190Z', 0.09)

const boot: Shape = (color) =>
  path('M150 90H270L276 250Q380 266 398 330V370H140Q144 240 150 90Z', color) +
  shade('M140 330H398V370H140Z', 0.18) +
  rect(132, 364, 274, 36, 10, ink) +
  rect(146, 84, 130, 30, 10, ink) +
  times(4, (at) => stroke(`M216 ${150 + at * 34}L286 ${164 + at * 34}`, paper, 8)) +
  shine('M330 290Q370 306 382 334Q350 318 324 316Z')

const cap: Shape = (color) =>
  path('M110 300Q100 140 240 136Q370 140 366 300Z', color) +
  stroke('M240 136Q200 210 204 300M240 136Q300 200 300 300', '#000', 4, 'opacity="0.25"') +
  disc(240, 134, 12, ink) +
  path('M236 290Q380 270 444 330Q450 350 420 350Q330 310 110 304V290Z', color) +
  shade('M236 300Q380 286 444 336Q446 350 420 350Q330 310 110 304Z', 0.25)

const backpack: Shape = (color) =>
  stroke('M196 100Q196 50 240 50Q284 50 284 100', ink, 16) +
  path('M120 190Q120 90 240 90Q360 90 360 190V360Q360 400 320 400H160Q120 400 120 360Z', color) +
  shade('M310 110Q360 130 360 190V360Q360 400 320 400H300Z', 0.14) +
  rect(156, 256, 168, 116, 22, '#000', 'opacity="0.18"') +
  stroke('M166 284H314M150 200Q240 150 330 200', paper, 6, 'opacity="0.8"') +
  rect(226, 280, 14, 34, 5, '#d8a93e')

export const work = {
  drill,
  hammer,
  screwdrivers,
  toolbox,
  tape,
  tester,
  gloves,
  ladder,
  helmet,
  vest,
  coverall,
  shirt,
  thobe,
  boot,
  cap,
  backpack,
}
