import type { Plugin } from 'vite'

/** Hides antd's icons from screen readers, which would read their English names («delete حذف»). An icon with a label of its own keeps it. */
export const decorativeIcons = (): Plugin => ({
  name: 'decorative-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/@ant-design\/icons\/es\/components\/AntdIcon\.js$/ },
    handler: (code) => ({ code: hideIconNames(code), map: null }),
  },
})

/** The module of antd's icons with its default label replaced. */
export function hideIconNames(code: string): string {
  const name = '"aria-label": icon.name'
  if (!code.includes(name)) throw new Error('decorative-icons: AntdIcon no longer labels icons with their names')
  return code.replace(name, '"aria-hidden": restProps["aria-label"] === undefined || undefined')
}
