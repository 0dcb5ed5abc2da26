import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settled } from '../axe.ts'

/** Where pictures are laid: a folder a page, `<language>-<width>-<theme>.jpeg` in it. */
const album = join(import.meta.dirname, '../../.pictures')
export const widths = [360, 768, 1280] as const
export const themes = ['light', 'dark'] as const

/** Takes one picture of the whole page as it stands, at one width. */
export async function keep(page: Page, name: string, shot: string): Promise<void> {
  await settled(page)
  mkdirSync(join(album, name), { recursive: true })
  await page.screenshot({ path: join(album, name, `${shot}.jpeg`), type: 'jpeg', quality: 70, fullPage: true, scale: 'css' })
}

/** Lays a contact sheet for each page beside its folder, and an index of all of them. */
export function layOut(): void {
  const names = readdirSync(album, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  for (const name of names) {
    const shots = readdirSync(join(album, name)).sort()
    const figures = shots.map(
      (shot) =>
        `<figure><a href="${name}/${shot}"><img src="${name}/${shot}" alt="" loading="lazy"></a><figcaption>${shot}</figcaption></figure>`,
    )
    write(`${name}.html`, name, figures.join('\n'))
  }
  const covers = names.map((name) => {
    const [cover] = readdirSync(join(album, name)).sort()
    return `<figure><a href="${name}.html"><img src="${name}/${cover}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
  })
  write('index.html', 'Pictures', covers.join('\n'))
}

const style =
  'body{font:14px system-ui;margin:24px;background:#8a8f98}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;inline-size:280px;background:#fff;padding:8px}img{inline-size:100%;block-size:360px;object-fit:cover;object-position:top}figcaption{padding-block-start:6px;overflow-wrap:anywhere}'

const write = (file: string, title: string, body: string): void =>
  writeFileSync(
    join(album, file),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1><main>${body}</main></html>`,
  )
