import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { waitForAnimations } from '../axe.ts'

/** One folder for each page with `<language>-<width>-<theme>.jpeg` files. */
const picturesFolder = join(import.meta.dirname, '../../.pictures')
export const widths = [360, 768, 1280] as const
export const themes = ['light', 'dark'] as const

/** Takes a full-page screenshot at the current width. */
export async function takePicture(page: Page, name: string, shot: string): Promise<void> {
  await waitForAnimations(page)
  mkdirSync(join(picturesFolder, name), { recursive: true })
  await page.screenshot({ path: join(picturesFolder, name, `${shot}.jpeg`), type: 'jpeg', quality: 70, fullPage: true, scale: 'css' })
}

/** Writes a contact sheet for each page, and an index of all of them. */
export function writeOverviewPages(): void {
  const names = readdirSync(picturesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  for (const name of names) {
    const shots = readdirSync(join(picturesFolder, name)).sort()
    const figures = shots.map(
      (shot) =>
        `<figure><a href="${name}/${shot}"><img src="${name}/${shot}" alt="" loading="lazy"></a><figcaption>${shot}</figcaption></figure>`,
    )
    write(`${name}.html`, name, figures.join('\n'))
  }
  const covers = names.map((name) => {
    const [cover] = readdirSync(join(picturesFolder, name)).sort()
    return `<figure><a href="${name}.html"><img src="${name}/${cover}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
  })
  write('index.html', 'Pictures', covers.join('\n'))
}

const style =
  'body{font:14px system-ui;margin:24px;background:#8a8f98}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;inline-size:280px;background:#fff;padding:8px}img{inline-size:100%;block-size:360px;object-fit:cover;object-position:top}figcaption{padding-block-start:6px;overflow-wrap:anywhere}'

const write = (file: string, title: string, body: string): void =>
  writeFileSync(
    join(picturesFolder, file),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1><main>${body}</main></html>`,
  )
