import { disc, group, ink, metal, oval, paper, path, rect, type Shape, shade, shine, stroke, times, wood } from './draw.ts'

const lamp: Shape = (color) =>
  path('M300 196L430 400H150Z', '#ffe7a6', 'opacity="0.55"') +
  oval(150, 388, 84, 14, ink) +
  stroke('M150 380L116 238L246 126', metal, 14) +
  disc(116, 238, 13, ink) +
  path('M222 100L282 86L370 206Q310 246 250 214Z', color) +
  shade('M250 214Q310 246 370 206L358 190Q306 220 252 196Z', 0.25) +
  disc(304, 222, 18, '#fff3c4')

const lantern: Shape = (color) =>
  stroke('M196 110Q240 40 284 110', color, 10) +
  path('M180 150L240 90L300 150Z', color) +
  rect(166, 150, 148, 200, 10, '#ffdf8c') +
  path('M240 250Q216 296 240 326Q264 296 240 250Z', '#f08a34') +
  rect(230, 320, 20, 30, 3, paper) +
  times(4, (at) => rect(162 + at * 48, 146, 12, 208, 3, color)) +
  rect(150, 346, 180, 26, 8, color) +
  rect(134, 372, 212, 28, 10, color) +
  shade('M134 386H346V390Q346 400 336 400H144Q134 400 134 390Z', 0.25)

const cushion: Shape = (color) =>
  path('M92 130Q240 168 388 130Q352 250 388 390Q240 354 92 390Q128 250 92 130Z', color) +
  shade('M388 130Q352 250 388 390Q240 354 92 390Q240 340 320 350Q330 240 388 130Z', 0.14) +
  times(3, (at) =>
    stroke(`M${170 + at * 70} 186L${204 + at * 70} 260L${170 + at * 70} 334L${136 + at * 70} 260Z`, '#fff', 6, 'opacity="0.6"'),
  )

const rug: Shape = (color) =>
  times(16, (at) => stroke(`M${84 + at * 21} 128V104M${84 + at * 21} 400V424`, paper, 6)) +
  rect(72, 124, 336, 280, 4, color) +
  rect(92, 144, 296, 240, 2, 'none', `stroke="${paper}" stroke-width="8"`) +
  path('M240 168L352 264L240 360L128 264Z', paper, 'opacity="0.9"') +
  path('M240 200L314 264L240 328L166 264Z', color) +
  path('M240 234L276 264L240 294L204 264Z', '#d8a93e') +
  times(4, (at) => disc(at % 2 === 0 ? 124 : 356, at < 2 ? 174 : 354, 14, '#d8a93e'))

const burner: Shape = (color) =>
  stroke('M226 120Q200 90 232 62T226 14M262 130Q290 100 260 74T268 30', '#fff', 9, 'opacity="0.7"') +
  path('M148 150H332L306 250H174Z', color) +
  shade('M284 150H332L306 250H270Z', 0.2) +
  path('M204 250H276L262 316H218Z', '#d8a93e') +
  path('M218 316H262L336 400H144Z', color) +
  shade('M240 316H262L336 400H280Z', 0.2) +
  oval(240, 150, 92, 20, ink) +
  disc(214, 146, 15, '#e2562f') +
  disc(262, 148, 17, '#c53d22') +
  times(5, (at) => path(`M${182 + at * 29} 182l12 18l-12 18l-12 -18Z`, '#d8a93e'))

const vase: Shape = (color) =>
  stroke('M240 190Q216 120 180 84M240 190Q246 110 250 60M240 190Q276 120 316 92', '#4a7a4d', 8) +
  [
    [176, 80],
    [250, 54],
    [320, 88],
  ]
    .map(
      ([x = 0, y = 0]) =>
        times(6, (at) => oval(x, y - 20, 12, 20, '#e98aa0', `transform="rotate(${at * 60} ${x} ${y})"`)) + disc(x, y, 12, '#f5c566'),
    )
    .join('') +
  path('M200 180H280Q276 226 320 268Q352 330 300 400H180Q128 330 160 268Q204 226 200 180Z', color) +
  shade('M262 180H280Q276 226 320 268Q352 330 300 400H254Q310 330 284 270Q262 236 262 180Z', 0.16) +
  shine('M172 290Q182 264 204 244Q186 300 194 360Q160 330 172 290Z')

const candle: Shape = (color) =>
  path('M240 90Q206 146 240 180Q274 146 240 90Z', '#f6b73c') +
  path('M240 124Q224 154 240 172Q256 154 240 124Z', '#fff0b8') +
  stroke('M240 170V206', ink, 6) +
  rect(140, 200, 200, 200, 26, '#eef4f3', 'opacity="0.95"') +
  path('M152 236H328V370Q328 388 308 388H172Q152 388 152 370Z', color) +
  rect(184, 282, 112, 62, 8, paper) +
  stroke('M206 306H274M216 324H264', ink, 5, 'opacity="0.6"') +
  shine('M154 216H170V380H160Z', 0.6)

const towels: Shape = (color) =>
  [0, 1, 2]
    .map(
      (at) =>
        rect(90 + at * 12, 320 - at * 84, 300 - at * 24, 80, 36, at === 1 ? paper : color) +
        shade(
          `M${200} ${380 - at * 84}H${360 - at * 12}Q${390 - at * 12} ${370 - at * 84} ${390 - at * 12} ${350 - at * 84}V${364 - at * 84}Q${384 - at * 12} ${400 - at * 84} ${354 - at * 12} ${400 - at * 84}H126Z`,
          0.1,
        ) +
        stroke(
          `M${300 - at * 10} ${322 - at * 84}V${398 - at * 84}M${320 - at * 10} ${322 - at * 84}V${398 - at * 84}`,
          '#000',
          5,
          'opacity="0.14"',
        ),
    )
    .join('')

const chair: Shape = (color) =>
  rect(160, 60, 160, 190, 40, color) +
  shade('M280 60Q320 60 320 100V210Q320 250 280 250Z', 0.14) +
  rect(224, 240, 32, 50, 4, ink) +
  rect(140, 268, 200, 44, 22, color) +
  rect(104, 214, 34, 70, 14, ink) +
  rect(342, 214, 34, 70, 14, ink) +
  rect(230, 312, 20, 50, 2, metal) +
  stroke('M240 360L150 386M240 360L330 386M240 360V388', ink, 14) +
  disc(150, 392, 12, ink) +
  disc(240, 394, 12, ink) +
  disc(330, 392, 12, ink)

const perfume: Shape = (color) =>
  rect(206, 80, 68, 66, 10, '#d8a93e') +
  shade('M246 80H264Q274 80 274 90V146H246Z', 0.2) +
  rect(218, 144, 44, 28, 2, metal) +
  path('M160 172H320Q350 172 350 202V370Q350 400 320 400H160Q130 400 130 370V202Q130 172 160 172Z', '#f1f6f5') +
  path('M146 230H334V366Q334 384 316 384H164Q146 384 146 366Z', color) +
  rect(186, 266, 108, 72, 6, paper, 'opacity="0.92"') +
  path('M240 278l9 18l20 3l-15 14l4 20l-18 -10l-18 10l4 -20l-15 -14l20 -3Z', '#d8a93e') +
  shine('M142 190H158V380H150Q142 376 142 366Z', 0.65)

const pump: Shape = (color) =>
  stroke('M240 150V96H172', ink, 16) +
  rect(208, 140, 64, 44, 8, ink) +
  path('M170 184H310Q336 190 336 220V370Q336 400 306 400H174Q144 400 144 370V220Q144 190 170 184Z', color) +
  shade('M290 184H310Q336 190 336 220V370Q336 400 306 400H290Z', 0.15) +
  rect(170, 246, 140, 100, 10, paper) +
  path('M240 264Q206 306 240 328Q274 306 240 264Z', color) +
  shine('M156 220H168V370Q156 366 156 350Z', 0.4)

const cream: Shape = (color) =>
  rect(110, 260, 260, 140, 34, color) +
  shade('M110 350H370V366Q370 400 336 400H144Q110 400 110 366Z', 0.12) +
  oval(240, 262, 130, 32, '#e8ded0') +
  oval(240, 260, 112, 24, paper) +
  stroke('M180 262Q210 244 240 260T300 256', '#eadfcc', 10) +
  group('rotate(-18 330 180)', oval(330, 176, 104, 30, '#d8a93e'), oval(330, 166, 104, 28, '#e7c46d')) +
  rect(170, 316, 140, 40, 10, paper, 'opacity="0.9"')

const oud: Shape = (color) =>
  path('M84 250H396V376Q396 400 372 400H108Q84 400 84 376Z', color) +
  path('M84 250L110 130H370L396 250Z', color) +
  shade('M84 250L110 130H370L396 250Z', 0.28) +
  stroke('M96 246L118 142H362L384 246', '#d8a93e', 6) +
  times(6, (at) =>
    group(`rotate(${at * 31 - 60} ${136 + at * 42} 240)`, rect(100 + at * 42, 226, 74, 26, 9, at % 2 === 0 ? '#5b3a20' : '#7d5430')),
  ) +
  rect(84, 262, 312, 14, 0, '#d8a93e') +
  rect(214, 290, 52, 60, 8, '#d8a93e') +
  disc(240, 316, 9, ink)

const bucket: Shape = (color) =>
  stroke('M126 210Q240 30 354 210', metal, 10) +
  path('M116 210H364L336 380Q332 400 312 400H168Q148 400 144 380Z', color) +
  shade('M310 210H364L336 380Q332 400 312 400H284Z', 0.16) +
  oval(240, 210, 124, 26, '#dff1f5') +
  times(5, (at) => disc(168 + at * 36, 198 - (at % 2) * 16, 24 - (at % 3) * 4, '#fff', 'opacity="0.9"')) +
  rect(180, 286, 120, 64, 10, paper) +
  stroke('M204 318L228 336L276 302', wood, 9)

export const house = { lamp, lantern, cushion, rug, burner, vase, candle, towels, chair, perfume, pump, cream, oud, bucket }
