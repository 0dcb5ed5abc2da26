import { box, disc, gradient, scene, shape } from './scene.ts'

type Portrait = {
  /** Skin, clothes and the wall behind. */
  skin: string
  clothes: string
  wall: readonly [string, string]
  head: 'ghutra' | 'shemagh' | 'hijab' | 'cap'
  cover: string
  beard?: string
}

const hair = '#2a211c'

/** Darkens the side of the face that is away from the window. */
const shade = (d: string) => shape(d, '#2b1a10', 'opacity="0.13"')

const covers: Readonly<Record<Portrait['head'], (cover: string) => readonly [behind: string, above: string]>> = {
  ghutra: (cover) => [
    shape('M300 96C196 96 158 190 152 300C146 408 122 470 96 560H504C478 470 454 408 448 300C442 190 404 96 300 96Z', cover),
    `${shape('M176 262C172 158 224 108 300 108C376 108 428 158 424 262C400 206 352 188 300 188C248 188 200 206 176 262Z', cover)}
    ${shape('M178 250C206 186 252 168 300 168C348 168 394 186 422 250', 'none', 'stroke="#1c1a19" stroke-width="15"')}${shape('M182 226C212 166 256 150 300 150C344 150 388 166 418 226', 'none', 'stroke="#1c1a19" stroke-width="13"')}
    ${shape('M168 330C160 420 150 470 122 556', 'none', 'stroke="#5b6a66" stroke-width="4" opacity="0.35"')}${shape('M432 330C440 420 450 470 478 556', 'none', 'stroke="#5b6a66" stroke-width="4" opacity="0.35"')}`,
  ],
  shemagh: (cover) => {
    const [behind, above] = covers.ghutra('#f6f2ee')
    const checks = Array.from({ length: 9 }, (_, at) =>
      shape(
        `M${112 + at * 10} ${540 - at * 44}L${166 + at * 4} ${548 - at * 46}M${488 - at * 10} ${540 - at * 44}L${434 - at * 4} ${548 - at * 46}`,
        'none',
        `stroke="${cover}" stroke-width="9" opacity="0.75"`,
      ),
    ).join('')
    const crown = [0, 1, 2, 3, 4, 5]
      .map((at) => disc(222 + at * 31, 136 - Math.sin((at / 5) * Math.PI) * 12, 7, cover, 'opacity="0.7"'))
      .join('')
    return [`${behind}${checks}`, `${above}${crown}`]
  },
  hijab: (cover) => [
    shape('M300 84C190 84 146 180 150 298C154 400 128 470 108 600H492C472 470 446 400 450 298C454 180 410 84 300 84Z', cover),
    `${shape('M300 96C216 96 172 160 176 276C178 350 196 420 236 470C206 420 194 360 196 290C198 214 240 178 300 178C360 178 402 214 404 290C406 360 394 420 364 470C404 420 422 350 424 276C428 160 384 96 300 96Z', cover)}
    ${shape('M198 356C222 424 258 448 300 448C342 448 378 424 402 356L430 470C416 540 388 570 356 600H244C212 570 184 540 170 470Z', cover)}${shape('M214 440C260 512 330 526 392 470', 'none', 'stroke="#1b1210" stroke-width="5" opacity="0.18"')}`,
  ],
  cap: (cover) => [
    shape('M186 250C180 150 230 112 300 112C370 112 420 150 414 250L404 330H196Z', hair),
    `${shape('M178 232C176 146 228 100 300 100C372 100 424 146 422 232C380 204 340 196 300 196C260 196 220 204 178 232Z', cover)}${shape('M176 234C230 196 300 186 366 204C410 214 452 236 470 262C410 236 350 226 300 226C252 226 212 232 176 234Z', cover)}${shape('M176 234C230 196 300 186 366 204C410 214 452 236 470 262C410 236 350 226 300 226C252 226 212 232 176 234Z', '#000', 'opacity="0.2"')}`,
  ],
}

const face = ({ skin, beard }: Portrait) =>
  `${box(256, 400, 88, 110, skin, 34)}${shape('M256 430C280 462 320 462 344 430V470C320 500 280 500 256 470Z', '#2b1a10', 'opacity="0.16"')}
  ${shape('M194 280C190 196 236 150 300 150C364 150 410 196 406 280C404 372 366 444 300 444C234 444 196 372 194 280Z', skin)}
  ${shade('M300 150C364 150 410 196 406 280C404 372 366 444 300 444C352 404 368 340 362 270C358 214 336 170 300 150Z')}
  ${beard ? shape('M196 300C204 400 246 448 300 448C354 448 396 400 404 300C396 344 372 352 350 348C322 338 278 338 250 348C228 352 204 344 196 300Z', beard) : ''}
  ${shape('M230 252Q254 236 278 250', 'none', `stroke="${hair}" stroke-width="9" stroke-linecap="round"`)}${shape('M322 250Q346 236 370 252', 'none', `stroke="${hair}" stroke-width="9" stroke-linecap="round"`)}
  ${disc(256, 282, 10, '#231a16')}${disc(344, 282, 10, '#231a16')}${disc(259, 278, 3, '#fff')}${disc(347, 278, 3, '#fff')}
  ${shape('M300 284C296 312 288 326 284 334C292 342 306 342 314 336', 'none', 'stroke="#2b1a10" stroke-width="5" stroke-linecap="round" opacity="0.45"')}
  ${shape('M262 376Q300 410 338 376Q300 388 262 376Z', '#fff', 'stroke="#8c4a3c" stroke-width="6" stroke-linejoin="round"')}`

/** A person before a softly lit wall: head and shoulders. */
export function portraitPicture(person: Portrait): string {
  const [behind, above] = covers[person.head](person.cover)
  return scene(
    600,
    600,
    `<defs>${gradient('wall', ...person.wall)}<radialGradient id="light" cx="0.3" cy="0.3" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    ${box(0, 0, 600, 600, 'url(#wall)')}${box(0, 0, 600, 600, 'url(#light)')}${behind}
    ${shape('M70 600C78 506 168 478 250 462C272 492 328 492 350 462C432 478 522 506 530 600Z', person.clothes)}${shape('M350 462C432 478 522 506 530 600H420C420 540 396 490 350 462Z', '#000', 'opacity="0.09"')}
    ${person.head === 'hijab' ? '' : shape('M250 462L300 520L350 462L366 474L306 548H294L234 474Z', '#fff', 'opacity="0.5"')}${face(person)}${above}`,
  )
}

/** The pictures of the freelancers of the demo, by their slug. */
const portraits: Readonly<Record<string, string>> = {
  'lulwa-design': portraitPicture({ skin: '#d9a883', clothes: '#2f3d57', wall: ['#f1ddd0', '#d7b7a4'], head: 'hijab', cover: '#7b5d76' }),
  'adasat-sara': portraitPicture({ skin: '#e0b28e', clothes: '#3c4a45', wall: ['#d8e7e2', '#a9c8bf'], head: 'hijab', cover: '#2f6b62' }),
  'ustadh-majed': portraitPicture({
    skin: '#c48f68',
    clothes: '#f4f2ec',
    wall: ['#dfe6ee', '#aebfd2'],
    head: 'ghutra',
    cover: '#fbfaf7',
    beard: '#2c231e',
  }),
  noura: portraitPicture({ skin: '#dcae88', clothes: '#5b4a66', wall: ['#f3e6d2', '#dcc39c'], head: 'hijab', cover: '#b9936a' }),
  'abu-turki': portraitPicture({
    skin: '#b98056',
    clothes: '#2c5d8f',
    wall: ['#f3e6c9', '#d9bf8d'],
    head: 'cap',
    cover: '#d98a2b',
    beard: '#33271f',
  }),
}

const someone = portraitPicture({
  ...{ skin: '#c99a70', clothes: '#f4f2ec', wall: ['#e6ece4', '#b8cbb9'], head: 'shemagh', cover: '#b23a35', beard: '#241c18' },
})

/** The portrait of a freelancer of the demo. */
export const portraitOf = (slug: string): string => portraits[slug] ?? someone
