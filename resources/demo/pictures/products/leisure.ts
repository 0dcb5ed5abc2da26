import { disc, group, ink, metal, oval, paper, path, rect, type Shape, shade, shine, stroke, times, wood } from './draw.ts'

const book: Shape = (color) =>
  group(
    'rotate(-6 240 250)',
    rect(116, 90, 250, 310, 12, paper),
    rect(104, 80, 250, 310, 12, color),
    rect(104, 80, 34, 310, 12, '#000', 'opacity="0.2"'),
    rect(172, 140, 148, 22, 11, paper),
    rect(192, 178, 108, 14, 7, paper, 'opacity="0.7"'),
    path('M246 230l18 38l42 6l-30 30l8 42l-38 -20l-38 20l8 -42l-30 -30l42 -6Z', '#f1c257'),
  )

const notebook: Shape = (color) =>
  rect(120, 80, 240, 320, 14, color) +
  rect(320, 80, 12, 320, 0, '#000', 'opacity="0.35"') +
  times(9, (at) => stroke(`M104 ${112 + at * 32}H140`, metal, 8)) +
  rect(170, 140, 120, 60, 8, paper) +
  group('rotate(24 390 260)', rect(380, 130, 22, 210, 8, ink), path('M380 340H402L391 376Z', '#d8a93e'))

const calculator: Shape = (color) =>
  rect(128, 80, 224, 320, 24, color) +
  rect(152, 106, 176, 70, 8, '#cfe3d4') +
  stroke('M286 128V158M308 128V158', ink, 7) +
  times(12, (at) => rect(152 + (at % 4) * 46, 200 + Math.floor(at / 4) * 60, 38, 44, 8, at % 4 === 3 ? '#e8a33d' : paper))

const blocks: Shape = (color) =>
  rect(90, 280, 140, 120, 10, color) +
  rect(250, 280, 140, 120, 10, '#e8a33d') +
  rect(170, 150, 140, 120, 10, '#3f7fc4') +
  path('M240 60L310 146H170Z', '#d94a3d') +
  times(3, (at) => shade(`M${[200, 360, 280][at]} ${[280, 280, 150][at]}h30v120h-30Z`, 0.14)) +
  disc(150, 340, 28, paper, 'opacity="0.85"') +
  rect(296, 314, 50, 50, 6, paper, 'opacity="0.85"') +
  path('M234 176L262 236H206Z', paper, 'opacity="0.85"')

const teddy: Shape = (color) =>
  disc(166, 96, 34, color) +
  disc(314, 96, 34, color) +
  oval(128, 276, 34, 56, color, 'transform="rotate(24 128 276)"') +
  oval(352, 276, 34, 56, color, 'transform="rotate(-24 352 276)"') +
  oval(240, 310, 100, 100, color) +
  oval(240, 324, 60, 64, paper, 'opacity="0.6"') +
  disc(240, 150, 96, color) +
  oval(240, 182, 44, 34, paper) +
  disc(204, 132, 10, ink) +
  disc(276, 132, 10, ink) +
  oval(240, 168, 15, 11, ink) +
  stroke('M240 178V192Q226 204 214 194M240 192Q254 204 266 194', ink, 5) +
  oval(170, 386, 46, 28, color) +
  oval(310, 386, 46, 28, color) +
  shade('M132 386A46 28 0 0 0 216 386ZM264 386A46 28 0 0 0 348 386Z', 0.15)

const ball: Shape = (color) =>
  disc(240, 260, 140, paper) +
  path('M240 200L298 242L276 310H204L182 242Z', color) +
  stroke('M240 200V124M298 242L374 216M276 310L322 372M204 310L158 372M182 242L106 216', ink, 6) +
  path(
    'M200 126Q240 112 280 126L240 150ZM368 200Q386 250 376 294L344 234ZM104 200Q94 250 104 294L136 234ZM290 392Q330 380 344 350L300 350ZM190 392Q150 380 136 350L180 350Z',
    color,
  ) +
  shade('M340 162Q400 260 340 358Q280 420 180 386Q330 360 340 162Z', 0.12)

const dumbbells: Shape = (color) =>
  [0, 1]
    .map((at) =>
      group(
        `translate(${at * 26 - 13} ${at * 120 - 10}) rotate(-8 240 200)`,
        rect(150, 184, 180, 28, 10, metal),
        rect(94, 140, 40, 116, 14, color),
        rect(130, 152, 34, 92, 10, ink),
        rect(346, 140, 40, 116, 14, color),
        rect(316, 152, 34, 92, 10, ink),
      ),
    )
    .join('')

const mat: Shape = (color) =>
  rect(120, 336, 330, 52, 8, color) +
  shade('M120 366H450V380Q450 388 442 388H128Q120 388 120 380Z', 0.2) +
  disc(130, 300, 92, color) +
  times(3, (at) => `<circle cx="130" cy="300" r="${70 - at * 24}" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="8"/>`) +
  disc(130, 300, 10, paper)

const tent: Shape = (color) =>
  path('M240 110L440 400H40Z', color) +
  shade('M240 110L440 400H330Z', 0.18) +
  path('M240 190L310 400H170Z', ink) +
  path('M240 190L170 400H130Q210 330 240 190Z', paper, 'opacity="0.8"') +
  stroke('M240 110V76M40 400L14 420M440 400L466 420', ink, 7) +
  path('M240 76L276 88L240 100Z', '#d94a3d')

const cooler: Shape = (color) =>
  stroke('M120 210Q120 96 240 96Q360 96 360 210', metal, 16) +
  rect(84, 220, 312, 180, 24, color) +
  rect(70, 176, 340, 60, 18, paper) +
  shade('M70 212H410V218Q410 236 392 236H88Q70 236 70 218Z', 0.14) +
  rect(210, 222, 60, 40, 8, ink) +
  path('M240 290V370M206 310L274 350M274 310L206 350', 'none', `stroke="${paper}" stroke-width="10" stroke-linecap="round"`)

const bottle: Shape = (color) =>
  rect(204, 60, 72, 52, 12, ink) +
  path('M196 112H284Q330 160 330 210V370Q330 400 300 400H180Q150 400 150 370V210Q150 160 196 112Z', color) +
  shade('M270 112H284Q330 160 330 210V370Q330 400 300 400H280Q300 240 270 112Z', 0.16) +
  shine('M176 210Q176 180 196 158V370Q180 366 176 350Z') +
  times(4, (at) => stroke(`M300 ${230 + at * 36}H318`, paper, 6))

const tire: Shape = (color) =>
  disc(240, 250, 158, '#20282a') +
  disc(240, 250, 108, '#39464a') +
  disc(240, 250, 96, color) +
  times(5, (at) => group(`rotate(${at * 72} 240 250)`, path('M222 246L230 160H250L258 246Z', '#000', 'opacity="0.28"'))) +
  disc(240, 250, 28, ink) +
  times(24, (at) => group(`rotate(${at * 15} 240 250)`, rect(234, 92, 12, 22, 3, '#39464a')))

const vacuum: Shape = (color) =>
  path('M60 330L170 250L196 290L84 372Q60 380 52 360Z', ink) +
  rect(160, 180, 220, 110, 50, color) +
  shade('M160 240H380Q380 290 330 290H210Q160 290 160 240Z', 0.14) +
  disc(236, 234, 36, '#dcebf0', 'opacity="0.8"') +
  path('M300 280H360L390 400H320Z', ink) +
  rect(322, 204, 36, 16, 8, '#54d190')

const dashCam: Shape = (color) =>
  rect(196, 80, 88, 20, 8, ink) +
  rect(230, 98, 20, 60, 4, ink) +
  rect(90, 150, 300, 170, 34, color) +
  disc(190, 236, 62, ink) +
  disc(190, 236, 40, '#27495c') +
  disc(176, 222, 10, '#fff', 'opacity="0.8"') +
  rect(280, 196, 80, 60, 8, '#cfe6f2') +
  path('M280 256L312 214L334 238L346 226L360 256Z', '#5a8f6a') +
  disc(358, 290, 9, '#d94a3d')

const battery: Shape = (color) =>
  rect(80, 180, 320, 220, 16, color) +
  rect(80, 180, 320, 56, 16, ink) +
  rect(118, 146, 54, 38, 8, '#c53127') +
  rect(308, 146, 54, 38, 8, metal) +
  path('M258 252L196 330H236L222 386L286 304H246Z', '#f5c566') +
  stroke('M118 300H158M138 280V320M322 300H362', paper, 9)

const spray: Shape = (color) =>
  path('M180 70H300V110L340 130V150H290V190H200V110H160V90Z', ink) +
  path('M204 190H286Q340 220 336 290V372Q336 400 308 400H182Q154 400 154 372V290Q150 220 204 190Z', color) +
  shade('M270 190H286Q340 220 336 290V372Q336 400 308 400H290Z', 0.16) +
  rect(176, 270, 138, 92, 10, paper) +
  stroke('M206 320L232 340L284 292', color, 12) +
  times(3, (at) => disc(386 + at * 16, 116 + (at - 1) * 30, 7, '#9ed4e6'))

const table: Shape = (color) =>
  path('M60 210H420L440 244H40Z', color) +
  rect(40, 242, 400, 22, 4, wood) +
  rect(70, 262, 22, 138, 2, ink) +
  rect(388, 262, 22, 138, 2, ink) +
  rect(290, 262, 100, 70, 4, color) +
  rect(326, 290, 28, 8, 4, metal) +
  rect(120, 130, 26, 82, 4, '#d94a3d') +
  rect(148, 118, 24, 94, 4, '#3f7fc4') +
  rect(174, 140, 22, 72, 4, '#e8a33d') +
  shine('M76 216H240L230 236H64Z', 0.2)

export const leisure = {
  book,
  notebook,
  calculator,
  blocks,
  teddy,
  ball,
  dumbbells,
  mat,
  tent,
  cooler,
  bottle,
  tire,
  vacuum,
  dashCam,
  battery,
  spray,
  table,
}
