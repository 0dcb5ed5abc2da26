const svg = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675" viewBox="0 0 900 675">${body}</svg>`

const drops = [
  [470, 470, 16],
  [462, 530, 20],
  [476, 590, 12],
]

/** SVG drawings attached to the demo's orders and offers. */
export const attachmentPictures = {
  /** A pipe under a sink that drips into a puddle. */
  leak: svg(
    `<rect width="900" height="675" fill="#d9c7ae"/><rect y="560" width="900" height="115" fill="#a98f6d"/>
    <rect x="150" width="600" height="150" rx="24" fill="#e8edf0"/><rect x="190" width="520" height="104" rx="20" fill="#c4ced4"/>
    <path d="M450 150v170q0 50 60 50t60-50v-40q0-40 60-40h270" fill="none" stroke="#8d9aa3" stroke-width="46"/>
    <rect x="412" y="214" width="76" height="40" rx="8" fill="#6f7c86"/><ellipse cx="468" cy="620" rx="170" ry="26" fill="#8fb6cf"/>
    ${drops.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#6fa3c4"/>`).join('')}`,
  ),
  /** A letter with a sum in a frame. */
  letter: svg(
    `<rect width="900" height="675" fill="#8b7d6b"/><rect x="190" y="30" width="520" height="620" fill="#fbfaf7"/>
    <rect x="430" y="70" width="230" height="26" rx="6" fill="#1d5c4d"/>
    ${[140, 180, 220, 260, 420, 460, 500].map((y, at) => `<rect x="${at % 3 === 2 ? 360 : 240}" y="${y}" width="${at % 3 === 2 ? 300 : 420}" height="16" rx="5" fill="#c9c4ba"/>`).join('')}
    <rect x="240" y="310" width="420" height="74" rx="8" fill="none" stroke="#b4472f" stroke-width="5"/>
    <rect x="480" y="336" width="150" height="22" rx="6" fill="#b4472f"/>`,
  ),
  /** A toolbox and a new pipe. */
  tools: svg(
    `<rect width="900" height="675" fill="#dfe7e4"/><rect y="470" width="900" height="205" fill="#b9a58a"/>
    <rect x="120" y="300" width="300" height="190" rx="18" fill="#b4472f"/><path d="M200 300v-40q0-20 20-20h100q20 0 20 20v40" fill="none" stroke="#7d2f1f" stroke-width="18"/>
    <rect x="250" y="370" width="40" height="34" rx="6" fill="#e8edf0"/>
    <path d="M520 480v-190q0-40 40-40h120q40 0 40 40v190" fill="none" stroke="#8d9aa3" stroke-width="44"/>
    <rect x="488" y="430" width="66" height="34" rx="8" fill="#6f7c86"/><rect x="688" y="430" width="66" height="34" rx="8" fill="#6f7c86"/>`,
  ),
} as const satisfies Readonly<Record<string, string>>
