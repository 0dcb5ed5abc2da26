import { disc, group, ink, metal, oval, paper, path, rect, type Shape, shade, shine, stroke, times, wood } from './draw.ts'

const dallah: Shape = (color) =>
  stroke('M316 178Q410 184 392 284Q382 330 328 336', ink, 20) +
  path('M196 236Q150 214 118 134L84 130Q104 224 180 300Z', color) +
  path('M200 162H288Q284 212 322 264Q352 320 330 400H158Q136 320 166 264Q204 212 200 162Z', color) +
  shade('M262 162H288Q284 212 322 264Q352 320 330 400H276Q304 300 270 240Q260 210 262 162Z', 0.14) +
  path('M188 164Q196 116 244 104Q292 116 300 164Z', color) +
  shade('M188 164Q190 150 196 142H292Q298 150 300 164Z', 0.2) +
  path('M236 104Q226 88 244 62Q262 88 252 104Z', '#d8a93e') +
  rect(162, 376, 164, 24, 8, '#d8a93e') +
  stroke('M176 276Q244 302 312 276', '#d8a93e', 8) +
  times(5, (at) => disc(190 + at * 27, 320 + (at % 2) * 14, 7, '#d8a93e')) +
  shine('M186 290Q196 250 214 222Q204 280 204 350Q178 330 186 290Z', 0.28)

const finjans: Shape = (color) =>
  oval(240, 376, 176, 28, wood) +
  oval(240, 368, 176, 26, '#c08a52') +
  [130, 240, 350]
    .map(
      (x) =>
        path(`M${x - 44} 250H${x + 44}Q${x + 40} 340 ${x + 22} 366H${x - 22}Q${x - 40} 340 ${x - 44} 250Z`, paper) +
        path(`M${x - 42} 282H${x + 42}L${x + 37} 312H${x - 37}Z`, color) +
        oval(x, 250, 44, 12, '#e9e2d2') +
        oval(x, 252, 36, 8, '#b7853b') +
        shade(`M${x + 18} 258Q${x + 40} 258 ${x + 44} 250Q${x + 40} 340 ${x + 22} 366H${x + 6}Q${x + 18} 320 ${x + 18} 258Z`, 0.09),
    )
    .join('') +
  stroke('M212 214Q196 190 212 168T212 124M262 214Q246 190 262 168T262 124', '#fff', 8, 'opacity="0.65"')

const grinder: Shape = (color) =>
  path('M170 96H310L292 210H188Z', '#cfe3e6', 'opacity="0.9"') +
  path('M177 140H303L292 210H188Z', '#6b4226') +
  rect(160, 74, 160, 28, 12, ink) +
  rect(164, 208, 152, 192, 22, color) +
  shade('M286 208H294Q316 208 316 230V378Q316 400 294 400H286Z', 0.2) +
  disc(240, 270, 30, metal) +
  stroke('M240 270V248', ink, 6) +
  rect(196, 330, 88, 44, 8, '#000', 'opacity="0.3"') +
  rect(206, 344, 68, 30, 4, '#6b4226')

const kettle: Shape = (color) =>
  stroke('M300 180Q410 160 388 300Q384 340 340 350', ink, 22) +
  path('M164 210L94 176L84 196L150 296Z', color) +
  path('M172 164H308L344 380Q346 400 326 400H154Q134 400 136 380Z', color) +
  shade('M276 164H308L344 380Q346 400 326 400H292Z', 0.16) +
  path('M172 164Q180 124 240 120Q300 124 308 164Z', ink) +
  disc(240, 108, 16, ink) +
  shine('M184 190H204L190 370H162Z', 0.32) +
  rect(136, 380, 208, 20, 8, ink)

const pan: Shape = (color) =>
  group('rotate(-24 240 290)', rect(330, 272, 150, 28, 14, ink), disc(462, 286, 6, metal)) +
  oval(210, 318, 146, 82, color) +
  oval(210, 304, 146, 78, color) +
  oval(210, 302, 122, 60, '#3a4346') +
  path('M154 300Q150 270 190 268Q220 250 248 276Q288 282 270 314Q250 344 206 332Q166 338 154 300Z', '#fff') +
  disc(214, 300, 24, '#f2b632') +
  shine('M100 286Q120 250 170 238Q130 262 118 300Z', 0.3)

const pot: Shape = (color) =>
  rect(66, 246, 70, 30, 14, ink) +
  rect(344, 246, 70, 30, 14, ink) +
  path('M106 220H374V350Q374 400 324 400H156Q106 400 106 350Z', color) +
  shade('M322 220H374V350Q374 400 324 400H300Q322 380 322 350Z', 0.16) +
  path('M98 220Q110 150 240 146Q370 150 382 220Z', color) +
  shade('M98 220Q100 208 106 198H374Q380 208 382 220Z', 0.18) +
  rect(222, 116, 36, 32, 10, ink) +
  shine('M128 240H150V360Q132 352 128 336Z', 0.3)

const knives: Shape = (color) =>
  path('M130 260L330 210L370 400H110Z', wood) +
  shade('M290 220L330 210L370 400H310Z', 0.2) +
  [0, 1, 2, 3]
    .map((at) =>
      group(
        `rotate(-14 ${170 + at * 46} 240)`,
        rect(158 + at * 44, 110 + at * 8, 28, 130, 10, color),
        disc(172 + at * 44, 136 + at * 8, 5, metal),
        disc(172 + at * 44, 190 + at * 8, 5, metal),
      ),
    )
    .join('') +
  path('M392 400L400 150Q430 220 424 400Z', metal)

const thermos: Shape = (color) =>
  rect(176, 150, 128, 250, 30, color) +
  path('M186 70H294L304 160H176Z', metal) +
  shade('M270 70H294L304 160H274Z', 0.16) +
  shade('M272 150H274Q304 150 304 180V370Q304 400 274 400H272Z', 0.18) +
  rect(172, 152, 136, 16, 6, ink) +
  stroke('M304 210Q372 210 372 262T304 322', ink, 18) +
  shine('M192 186H208V370H200Q192 366 192 350Z', 0.35)

const blender: Shape = (color) =>
  path('M158 90H322L296 290H184Z', '#d6ebee') +
  path('M168 170Q220 150 312 176L296 290H184Z', '#e5793b', 'opacity="0.85"') +
  disc(214, 216, 14, '#f7c04a') +
  disc(262, 240, 18, '#d94a3d') +
  stroke('M320 120H372V250H304', '#d6ebee', 16) +
  rect(150, 66, 180, 30, 12, ink) +
  path('M176 290H304L336 378Q338 400 320 400H160Q142 400 144 378Z', color) +
  disc(240, 346, 26, metal) +
  stroke('M240 346L254 332', ink, 7) +
  shine('M176 110H194L206 270H194Z', 0.5)

const espresso: Shape = (color) =>
  rect(110, 90, 260, 70, 20, color) +
  rect(110, 150, 96, 230, 0, color) +
  shade('M110 150H206V380H110Z', 0.16) +
  rect(96, 370, 288, 30, 10, ink) +
  rect(246, 158, 70, 36, 6, metal) +
  stroke('M316 180H390', ink, 16) +
  stroke('M268 200V250M294 200V250', '#6b4226', 7) +
  path('M238 280H324L314 366H248Z', paper) +
  stroke('M320 300Q350 304 344 326T314 346', paper, 10) +
  disc(148, 124, 14, '#43c287') +
  disc(330, 124, 18, metal) +
  path('M130 90L140 62H340L350 90Z', ink)

const tea: Shape = (color) =>
  rect(140, 150, 200, 250, 14, color) +
  shade('M290 150H326Q340 150 340 164V386Q340 400 326 400H290Z', 0.16) +
  rect(130, 120, 220, 50, 12, '#d8a93e') +
  rect(166, 220, 148, 130, 12, paper) +
  path('M240 332Q186 300 200 246Q260 240 284 280Q276 320 240 332Z', '#4a8f52') +
  stroke('M236 330Q226 292 214 262', '#2c5f34', 5)

const bag: Shape = (color) =>
  path('M142 120H338L356 400H124Z', color) +
  shade('M290 120H338L356 400H300Z', 0.16) +
  path('M142 120L150 92H330L338 120Z', color) +
  shade('M142 120L150 92H330L338 120Z', 0.28) +
  rect(170, 196, 140, 150, 14, paper) +
  group('rotate(28 240 270)', oval(240, 270, 36, 52, '#5b361c'), stroke('M240 222Q222 270 240 318', paper, 6)) +
  disc(240, 152, 9, ink)

const dates: Shape = (color) =>
  path('M70 300H410L384 400H96Z', color) +
  shade('M70 300H410L402 330H78Z', 0.2) +
  times(11, (at) =>
    group(
      `rotate(${at % 2 === 0 ? -24 : 20} ${106 + (at % 6) * 54} ${at < 6 ? 284 : 240})`,
      oval((at < 6 ? 106 : 132) + (at % 6) * 54, at < 6 ? 284 : 240, 36, 23, at % 3 === 0 ? '#7a4320' : '#5b2f16'),
      oval((at < 6 ? 98 : 124) + (at % 6) * 54, at < 6 ? 276 : 232, 16, 6, '#fff', 'opacity="0.22"'),
    ),
  ) +
  rect(180, 340, 120, 36, 10, paper)

const jar: Shape = (color) =>
  path('M150 180Q120 200 120 240V360Q120 400 160 400H320Q360 400 360 360V240Q360 200 330 180Z', '#eaf3f1') +
  path('M134 230H346V358Q346 386 318 386H162Q134 386 134 358Z', color) +
  rect(146, 120, 188, 64, 16, wood) +
  shade('M146 160H334V168Q334 184 318 184H162Q146 184 146 168Z', 0.2) +
  rect(166, 262, 148, 88, 12, paper) +
  disc(240, 306, 26, color) +
  shine('M142 240H158V370Q142 366 142 350Z', 0.5)

export const kitchen = { dallah, finjans, grinder, kettle, pan, pot, knives, thermos, blender, espresso, tea, bag, dates, jar }
