/** The artwork of banners without an image: SVG content for a 200 × 140 viewBox on the deep background. */
const line = 'fill="none" stroke="var(--on-deep)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
const soft = 'fill="var(--on-deep)" opacity="0.12"'

export const bannerArt = {
  connect:
    `<circle cx="100" cy="72" r="62" ${soft}/>` +
    `<path d="M46 96V70a27 27 0 0 1 54 0v6a27 27 0 0 0 54 0V50" ${line}/>` +
    `<circle cx="46" cy="106" r="10" fill="var(--warm)"/><circle cx="154" cy="40" r="10" fill="var(--warm)"/>` +
    `<circle cx="100" cy="73" r="5" fill="var(--on-deep)"/>`,
  home:
    `<path d="M30 120c0-60 34-98 74-98s68 38 68 98z" ${soft}/>` +
    `<path d="M52 68 100 30l48 38M62 62v54h76V62" ${line}/><path d="M88 116V92a12 12 0 0 1 24 0v24" ${line}/>` +
    `<path d="m90 70 8 8 15-16" fill="none" stroke="var(--warm)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M34 120h132" ${line}/>`,
  business:
    `<rect x="40" y="22" width="120" height="100" rx="24" ${soft}/>` +
    `<path d="M36 120h128" ${line}/><rect x="54" y="86" width="20" height="34" rx="5" ${line}/><rect x="90" y="66" width="20" height="54" rx="5" ${line}/>` +
    `<rect x="126" y="44" width="20" height="76" rx="5" fill="var(--warm)"/><path d="m52 62 32-22 22 8 36-26M128 20l16 1-3 15" ${line}/>`,
  consult:
    `<circle cx="100" cy="70" r="60" ${soft}/>` +
    `<path d="M44 36h72a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H74L56 100V86H44a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10z" ${line}/>` +
    `<path d="M140 58h16a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-6v14l-18-14H98" fill="none" stroke="var(--warm)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M54 54h50M54 68h32" ${line}/>`,
} as const satisfies Readonly<Record<string, string>>
