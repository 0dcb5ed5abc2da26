import { box, disc, gleam, gradient, line, scene, shadow, shape } from './scene.ts'

const picture = (defs: string, body: string): string => scene(960, 720, `<defs>${defs}</defs>${body}`)

/** A room with daylight from the left: wall, skirting and floor. */
const room = (wall: readonly [string, string], floor: readonly [string, string], body: string, level = 520) =>
  picture(
    `${gradient('wall', ...wall)}${gradient('floor', ...floor)}<linearGradient id="day" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/><stop offset="0.7" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `${box(0, 0, 960, 720, 'url(#wall)')}${box(0, level, 960, 720 - level, 'url(#floor)')}${box(0, level - 12, 960, 14, '#fff', 0, 'opacity="0.7"')}${body}${box(0, 0, 960, 720, 'url(#day)')}`,
  )

const window = `${box(90, 90, 230, 270, '#fff', 10)}${box(104, 104, 96, 242, '#bfe0ee')}${box(210, 104, 96, 242, '#bfe0ee')}${shape('M104 346V270Q160 236 200 272V346ZM210 346V262Q262 214 306 256V346Z', '#9cc79f')}${box(76, 356, 258, 18, '#fff', 6)}`

const sofa = (fabric: string, dark: string) =>
  `${shadow(560, 590, 300)}${box(310, 330, 500, 200, fabric, 40)}${box(280, 400, 90, 170, dark, 34)}${box(750, 400, 90, 170, dark, 34)}${box(350, 440, 205, 96, fabric, 24, `stroke="${dark}" stroke-width="5"`)}${box(565, 440, 205, 96, fabric, 24, `stroke="${dark}" stroke-width="5"`)}${box(330, 562, 24, 34, '#5a4532', 4)}${box(766, 562, 24, 34, '#5a4532', 4)}`

const rug = (color: string, edge: string) =>
  shape('M230 640L330 580H810L900 640Q560 690 230 640Z', color, `stroke="${edge}" stroke-width="8"`)

const messyRoom = room(
  ['#d8cfc2', '#c4b8a7'],
  ['#a58d70', '#8a7358'],
  `${window}${box(104, 104, 202, 242, '#8d8672', 0, 'opacity="0.35"')}${rug('#b9a288', '#9a8064')}${sofa('#8d8a80', '#77746b')}
  ${shape('M420 430Q470 380 540 420Q590 450 520 470Q440 480 420 430Z', '#c9694f')}${shape('M610 452Q680 400 730 446Q740 490 660 486Z', '#5d7390')}
  ${[
    [260, 640, 34],
    [850, 646, 26],
    [470, 660, 22],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#efeae0', 'stroke="#cfc6b6" stroke-width="4"'))
    .join('')}
  ${shape('M560 650l70 -16l18 34l-76 14z', '#d9c27a')}${box(720, 600, 60, 78, '#b98a5a', 6, 'transform="rotate(14 750 640)"')}${[
    [150, 600],
    [390, 690],
    [640, 620],
    [880, 580],
    [210, 690],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="34" ry="9" fill="#5c4a36" opacity="0.35"/>`)
    .join('')}`,
)

const cleanRoom = room(
  ['#f4efe6', '#e6ddcf'],
  ['#d3b68f', '#b9976c'],
  `${window}${box(560, 110, 150, 190, '#fff', 6, 'stroke="#c9ae86" stroke-width="10"')}${shape('M575 285L620 205L655 245L695 180V285Z', '#7fb0a4')}${disc(665, 155, 20, '#e8b65c')}
  ${rug('#eadfcb', '#c9a869')}${sofa('#5f8f86', '#4c7a72')}${box(388, 392, 96, 92, '#e8c27a', 18, 'transform="rotate(-8 436 438)"')}${box(640, 392, 96, 92, '#f3ece0', 18, 'transform="rotate(7 688 438)"')}
  ${shadow(180, 612, 70)}${shape('M140 520H220L206 610H154Z', '#c77b54')}${[-34, -12, 14, 36].map((lean) => shape(`M180 524Q${180 + lean} 440 ${180 + lean * 2.3} 390Q${180 + lean * 2.6} 460 180 524Z`, '#4f8a5b')).join('')}
  ${gleam(430, 620, 26)}${gleam(790, 560, 20)}${gleam(330, 220, 22)}`,
)

const unit = (body: string, vent: string) =>
  `${box(200, 150, 560, 190, body, 30)}${box(200, 250, 560, 90, '#000', 30, 'opacity="0.05"')}${box(236, 284, 488, 34, vent, 14)}${disc(716, 190, 8, '#57b98a')}${box(760, 176, 110, 26, '#e3ded4', 8)}`

const dirtyAirConditioner = room(
  ['#d9d3c7', '#c5bdae'],
  ['#b8a78d', '#9d8a6d'],
  `${unit('#dcd8cb', '#5f594c')}${[
    [260, 176, 60],
    [420, 168, 90],
    [600, 180, 70],
  ]
    .map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="20" fill="#8b7d62" opacity="0.4"/>`)
    .join('')}
  ${[280, 340, 420, 520, 610, 690].map((x, at) => line(`M${x} 320q${at % 2 ? 8 : -8} 36 0 ${50 + (at % 3) * 22}`, '#8d7f66', 9, 'opacity="0.55"')).join('')}${shape('M300 340Q290 420 310 520H380Q360 420 372 340Z', '#9d8f74', 'opacity="0.3"')}
  ${[
    [430, 400],
    [500, 440],
    [470, 500],
  ]
    .map(([x = 0, y = 0]) => shape(`M${x} ${y}q-14 22 0 32q14 -10 0 -32z`, '#7fa7b8'))
    .join('')}`,
)

const cleanAirConditioner = room(
  ['#eef3f2', '#dbe6e4'],
  ['#d6bf9d', '#bd9f75'],
  `${unit('#ffffff', '#2f4a47')}${[260, 380, 500, 620].map((x, at) => line(`M${x} 350q34 44 0 88t0 ${80 - (at % 2) * 24}`, '#8fc9dc', 12, 'opacity="0.8"')).join('')}
  ${shadow(770, 650, 80)}${line('M800 640L730 360M700 640L756 360M716 560H790M722 480H778', '#d98a2b', 16)}${shadow(300, 660, 100)}${box(210, 570, 180, 86, '#c4483a', 14)}${line('M260 570v-26h80v26', '#8a2d22', 12)}${box(286, 602, 28, 20, '#f4efe6', 4)}
  ${gleam(280, 200, 30)}${gleam(560, 190, 22)}${gleam(650, 240, 16)}`,
)

const wires = ['#c4483a', '#2f6fb0', '#e0b23c', '#4b8f5c', '#6b4a8c', '#d98a2b']

const tangledPanel = room(
  ['#cfcac0', '#bcb5a8'],
  ['#9c9080', '#857866'],
  `${box(260, 90, 440, 470, '#8b9197', 16)}${box(284, 114, 392, 422, '#565c62', 10)}${[0, 1, 2, 3, 4].map((at) => box(316 + at * 66 + (at % 2) * 9, 300 + (at % 3) * 14, 46, 92, at === 2 ? '#3b3b3b' : '#d8d4ca', 5)).join('')}
  ${wires.map((color, at) => line(`M${310 + at * 60} 130C${700 - at * 80} 220 ${260 + at * 70} 240 ${330 + ((at * 3) % 6) * 56} 320M${330 + at * 52} 396C${660 - at * 70} 450 ${300 + at * 50} 470 ${640 - at * 56} 540`, color, 9)).join('')}${shape('M440 300l30 -60l-8 44l34 -8l-44 70l10 -46z', '#f2c230')}`,
)

const neatPanel = room(
  ['#eef1ee', '#dbe2de'],
  ['#c9b79a', '#b09a78'],
  `${shadow(480, 640, 190)}${box(260, 90, 440, 470, '#f6f7f5', 16, 'stroke="#c9d2cf" stroke-width="6"')}${box(292, 122, 376, 406, '#e6ebe8', 10)}
  ${[0, 1].map((row) => `${box(312, 196 + row * 170, 336, 14, '#9aa6a2', 4)}${[0, 1, 2, 3, 4, 5].map((at) => `${box(318 + at * 55, 158 + row * 170, 44, 92, '#fff', 5, 'stroke="#c3ccc8" stroke-width="3"')}${box(330 + at * 55, 180 + row * 170, 20, 34, at === 5 && row === 0 ? '#57b98a' : '#2f4a47', 3)}`).join('')}`).join('')}
  ${wires.map((color, at) => line(`M${340 + at * 55} 252V326M${340 + at * 55} 422V520`, color, 8)).join('')}${gleam(640, 150, 22)}${gleam(330, 520, 18)}`,
)

const identity = picture(
  `${gradient('desk', '#e9dfd0', '#d3c3ab')}${gradient('card', '#2f3d57', '#1f2a40')}`,
  `${box(0, 0, 960, 720, 'url(#desk)')}<g transform="rotate(-9 480 360)">${box(170, 120, 400, 500, '#fff', 6, 'filter="none"')}${disc(370, 290, 82, '#c77b54')}${shape('M370 208A82 82 0 0 1 370 372A41 41 0 0 1 370 290A41 41 0 0 0 370 208Z', '#2f3d57')}${box(270, 420, 200, 18, '#2f3d57', 9)}${box(300, 456, 140, 12, '#c9c2b6', 6)}${['#2f3d57', '#c77b54', '#e8c27a', '#7fb0a4'].map((color, at) => box(220 + at * 78, 530, 62, 46, color, 8)).join('')}</g>
  <g transform="rotate(7 720 300)">${box(590, 170, 300, 180, 'url(#card)', 12)}${disc(660, 260, 34, '#c77b54')}${box(716, 236, 130, 14, '#e8c27a', 7)}${box(716, 266, 92, 10, '#f4efe6', 5)}</g><g transform="rotate(-5 740 500)">${box(600, 420, 300, 180, '#fff', 12)}${box(640, 470, 160, 14, '#2f3d57', 7)}${box(640, 502, 110, 10, '#c9c2b6', 5)}${box(640, 528, 130, 10, '#c9c2b6', 5)}</g>
  ${line('M110 560L250 420', '#d98a2b', 22)}${line('M110 560L88 596', '#3a2d22', 12)}`,
)

const photoSet = picture(
  `${gradient('back', '#f7f4ee', '#d9d2c4')}<radialGradient id="spot" cx="0.5" cy="0.4" r="0.6"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  `${box(0, 0, 960, 720, '#3c4a45')}${shape('M150 40H810V470Q810 560 900 620H60Q150 560 150 470Z', 'url(#back)')}${box(150, 40, 660, 500, 'url(#spot)')}
  ${shadow(480, 520, 170)}${box(400, 260, 160, 250, '#2f6b62', 30)}${box(436, 190, 88, 84, '#e8c27a', 12)}${box(428, 330, 104, 120, '#f4efe6', 8)}${disc(480, 376, 24, '#c77b54')}${box(412, 270, 22, 220, '#fff', 11, 'opacity="0.3"')}
  ${line('M150 700L190 330M230 700L190 330', '#1c2421', 14)}${shape('M96 190L240 140L284 300L140 350Z', '#1c2421')}${shape('M116 204L232 164L264 288L148 328Z', '#fffbe9')}
  ${line('M770 700L720 480M670 700L720 480M720 700V480', '#1c2421', 14)}${box(640, 400, 170, 104, '#1c2421', 16)}${disc(650, 452, 46, '#2a3531')}${disc(640, 452, 28, '#8fc9dc')}${disc(632, 444, 9, '#fff')}${box(700, 376, 60, 30, '#1c2421', 8)}`,
)

const coffeeTable = room(
  ['#5d3b32', '#45291f'],
  ['#a8453c', '#7d2f2a'],
  `${[0, 1, 2, 3, 4, 5].map((at) => shape(`M${at * 170} 0h60l-20 90h-20z`, '#c9a869', 'opacity="0.45"')).join('')}${shadow(480, 640, 330)}${box(170, 470, 620, 34, '#e8c27a', 10)}${box(210, 504, 540, 110, '#8a5a34', 10)}
  ${shape('M390 460Q352 400 396 330L410 262H452L466 330Q516 400 472 460Z', '#e2b34a')}${shape('M408 262L432 206L456 262Z', '#caa03f')}${line('M470 340Q556 300 566 250', '#e2b34a', 22)}${line('M396 336Q316 330 330 420', '#caa03f', 16)}${shape('M420 300Q412 400 430 450', 'none', 'stroke="#fff2c4" stroke-width="10" opacity="0.6"')}
  ${[580, 640, 700].map((x) => `${shape(`M${x - 24} 410H${x + 24}L${x + 15} 466H${x - 15}Z`, '#fff')}${shape(`M${x - 24} 410H${x + 24}L${x + 22} 424H${x - 22}Z`, '#b98a3e')}`).join('')}
  ${shape('M210 448H340Q330 470 300 472H250Q220 470 210 448Z', '#fff')}${[
    [236, 440],
    [266, 432],
    [296, 438],
    [320, 444],
    [252, 420],
    [284, 416],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="19" ry="13" fill="#6b3f24"/>`)
    .join('')}`,
)

const boxAt = (x: number, y: number, width: number, height: number) =>
  `${box(x, y, width, height, '#cb9a63', 4)}${box(x + width / 2 - 14, y, 28, height, '#e2be8f')}${box(x, y, width, 16, '#000', 0, 'opacity="0.07"')}`

const packedTruck = picture(
  `${gradient('sky', '#cfe6f0', '#f4efe2')}`,
  `${box(0, 0, 960, 720, 'url(#sky)')}${shape('M0 430Q200 350 420 420T960 380V560H0Z', '#d9c6a2')}${box(0, 540, 960, 180, '#8d8f8d')}${line('M40 640H240M330 640H530M620 640H820', '#f4efe6', 10)}${shadow(480, 606, 400)}
  ${box(90, 170, 540, 380, '#fff', 14, 'stroke="#c9d2cf" stroke-width="8"')}${box(130, 210, 460, 330, '#46514d', 6)}${boxAt(150, 400, 130, 136)}${boxAt(290, 430, 120, 106)}${boxAt(160, 290, 110, 104)}${boxAt(420, 380, 150, 156)}${boxAt(296, 330, 110, 94)}${shape('M430 370V270Q430 240 460 240H540Q570 240 570 270V370Z', '#5f8f86')}
  ${shape('M640 290H770Q800 290 820 330L868 430V550H640Z', '#2c5d8f')}${shape('M672 318H762Q784 320 798 348L826 414H672Z', '#bfe0ee')}${box(846, 470, 30, 26, '#f2c230', 6)}${[220, 480, 770].map((x) => `${disc(x, 560, 54, '#23292a')}${disc(x, 560, 24, '#c9d2cf')}`).join('')}`,
)

const laptop = room(
  ['#dfe7ec', '#c8d5de'],
  ['#c9a878', '#ab8757'],
  `${shadow(480, 630, 330)}${box(200, 140, 560, 370, '#23292a', 22)}${box(222, 162, 516, 326, '#fff', 6)}${box(222, 162, 516, 44, '#0b5f56', 6)}${box(250, 178, 90, 12, '#e4f2ef', 6)}${[0, 1, 2].map((at) => box(590 + at * 46, 178, 32, 12, '#9fd2c8', 6)).join('')}
  ${box(250, 230, 240, 26, '#17322d', 8)}${box(250, 268, 190, 14, '#b5c4bf', 7)}${box(250, 292, 210, 14, '#b5c4bf', 7)}${box(250, 324, 110, 34, '#e8a33d', 12)}${box(520, 226, 190, 134, '#e4f2ef', 14)}${shape('M540 344L590 270L624 312L650 286L694 344Z', '#7fb0a4')}${disc(668, 256, 16, '#e8a33d')}
  ${[0, 1, 2, 3].map((at) => `${box(250 + at * 116, 384, 102, 84, '#f1f5f3', 10)}${box(262 + at * 116, 396, 78, 34, '#cfe3dd', 6)}${box(262 + at * 116, 442, 56, 10, '#9fb2ab', 5)}`).join('')}${shape('M140 510H820L880 610Q882 626 860 626H100Q78 626 80 610Z', '#c9d2d6')}${shape('M180 526H780L800 566H160Z', '#a9b5ba')}${box(420, 580, 120, 26, '#b7c3c8', 8)}`,
)

const whiteboard = room(
  ['#e8ecf2', '#d2dbe6'],
  ['#c9ae86', '#ad8f64'],
  `${box(120, 90, 720, 380, '#fff', 12, 'stroke="#9aa6a2" stroke-width="14"')}${line('M200 400V160M180 380H470', '#2f3d57', 8)}${line('M210 370Q280 360 320 280T450 170', '#c4483a', 10)}${[0, 1, 2, 3].map((at) => line(`M${250 + at * 52} 374v14`, '#2f3d57', 6)).join('')}
  ${shape('M560 380L760 380L660 190Z', 'none', 'stroke="#2c5d8f" stroke-width="10" stroke-linejoin="round"')}${line('M660 190V380', '#4b8f5c', 7, 'stroke-dasharray="14 14"')}${box(660, 352, 28, 28, 'none', 0, 'stroke="#4b8f5c" stroke-width="6"')}${box(400, 470, 180, 16, '#9aa6a2', 6)}${box(430, 458, 60, 14, '#c4483a', 6)}
  ${shadow(480, 650, 260)}${box(260, 560, 440, 26, '#8a5a34', 8)}${box(300, 586, 22, 100, '#704524')}${box(640, 586, 22, 100, '#704524')}${box(330, 526, 130, 34, '#2c5d8f', 6)}${box(344, 500, 120, 28, '#e8a33d', 6)}${shape('M560 560V506Q560 490 580 490T600 506V560Z', '#7fb0a4')}${line('M572 490V440M586 490V448', '#d98a2b', 8)}`,
)

/** A sink: with `leaks` an old trap that drips, else a new one. */
const sink = (leaks: boolean) =>
  room(
    leaks ? ['#cfd4cf', '#b9c0ba'] : ['#f0f5f3', '#dde8e4'],
    leaks ? ['#9d8a6d', '#84724f'] : ['#cdb389', '#b4966a'],
    `${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => line(`M${at * 137} 0V300`, '#fff', 4, 'opacity="0.6"')).join('')}${line('M0 150H960', '#fff', 4, 'opacity="0.6"')}${line('M480 150V70Q480 30 530 30T580 70V84', '#c3ccd0', 26)}${shape('M190 160H770L730 280Q720 300 690 300H270Q240 300 230 280Z', '#fff', 'stroke="#c9d2cf" stroke-width="6"')}${box(190, 150, 580, 26, '#fff', 10, 'stroke="#c9d2cf" stroke-width="5"')}
    ${line('M480 300V400Q480 450 530 450T580 400V380Q580 350 620 350H960', leaks ? '#7d766a' : '#dfe6e8', 40)}${leaks ? '' : line('M470 305V400Q470 440 500 452', '#fff', 8)}${box(444, 318, 72, 34, leaks ? '#5f5a50' : '#aebabf', 8)}${box(592, 330, 34, 42, leaks ? '#5f5a50' : '#aebabf', 8)}
    ${
      leaks
        ? `${[470, 505, 530].map((x, at) => shape(`M${x} ${480 + at * 34}q-14 24 0 34q14 -10 0 -34z`, '#6fa3c4')).join('')}<ellipse cx="500" cy="622" rx="210" ry="34" fill="#7fb0cf" opacity="0.75"/>${shape('M440 320q30 -20 76 4v24q-40 16 -76 4z', '#8a4b2f', 'opacity="0.6"')}`
        : `${gleam(300, 220, 26)}${gleam(560, 430, 20)}${shadow(250, 640, 110)}${box(150, 540, 200, 96, '#2c5d8f', 14)}${line('M205 540v-28h90v28', '#1d4163', 12)}${line('M700 630L840 560', '#c3ccd0', 20)}${disc(846, 556, 30, 'none', 'stroke="#c3ccd0" stroke-width="16"')}`
    }`,
  )

/** Drawn scenes of work, of the state before and of the finished work. */
export const workScenes = {
  messyRoom,
  cleanRoom,
  dirtyAirConditioner,
  cleanAirConditioner,
  leakingSink: sink(true),
  repairedSink: sink(false),
  tangledPanel,
  neatPanel,
  identity,
  photoSet,
  coffeeTable,
  packedTruck,
  laptop,
  whiteboard,
} as const satisfies Readonly<Record<string, string>>
