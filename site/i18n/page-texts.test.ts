import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { guestTextsUrl, namespacesOfEveryPage } from './page-texts.ts'

const site = dirname(import.meta.dirname)
const pages = readdirSync(join(site, 'routes')).filter((file) => file.endsWith('.tsx'))

test('a guest loads the texts of the page', () => {
  expect(guestTextsUrl('/texts/ar?v=1', ['auth'])).toBe('/texts/ar?v=1&namespaces=common,errors,auth')
})

test('every page declares the texts that it and its parts use', () => {
  const missing = pages.flatMap((page) => {
    const file = join(site, 'routes', page)
    const declared = /guestTexts: \[(.*?)\]/.exec(readFileSync(file, 'utf8'))?.[1]
    if (declared === undefined) return []
    const known = new Set<string>([...namespacesOfEveryPage, ...matches(declared, /'([\w-]+)'/g)])
    return [...usedBy([file, join(site, 'root.tsx')])].filter((name) => !known.has(name)).map((name) => `${page}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('the pages where guests begin load their own texts only', () => {
  const declaring = pages.filter((page) => readFileSync(join(site, 'routes', page), 'utf8').includes('guestTexts'))
  expect(declaring).toEqual(expect.arrayContaining(['login.tsx', 'register.tsx', 'nafath.tsx', 'send-order.tsx', 'verification-code.tsx']))
})

/** The namespaces in these files and the files that they import. What is imported on demand, and what runs on the server, is not part of the page. */
function usedBy(files: readonly string[]): Set<string> {
  const seen = new Set(files)
  const used = new Set<string>()
  for (const file of seen) {
    const source = readFileSync(file, 'utf8')
    for (const path of matches(source, /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gm))
      if (!path.includes('.server.')) seen.add(resolve(dirname(file), path))
    for (const name of matches(source, /useTranslation\((?:'([\w-]+)')?\)/g)) used.add(name || 'common')
    for (const name of matches(source, /\bt\w*\(['"`]([\w-]+):/g)) used.add(name)
  }
  return used
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, match = '']) => match)
