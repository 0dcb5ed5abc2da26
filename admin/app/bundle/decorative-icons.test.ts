import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { hideIconNames } from './decorative-icons.ts'

test('an icon is hidden from screen readers instead of announced by its English name, unless a label is given', () => {
  const file = createRequire(import.meta.url).resolve('@ant-design/icons/es/components/AntdIcon.js')
  const code = hideIconNames(readFileSync(file, 'utf8'))
  expect(code).not.toContain('"aria-label": icon.name')
  expect(code).toContain('"aria-hidden": restProps["aria-label"] === undefined || undefined')
})

test('the build fails when the package names its icons in another way', () => {
  expect(() => hideIconNames('React.createElement("span", {})')).toThrow('AntdIcon')
})
