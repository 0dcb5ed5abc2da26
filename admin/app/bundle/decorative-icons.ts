import type { Plugin } from 'vite'

const icon = /\/@ant-design\/icons\/es\/components\/AntdIcon\.js$/
const englishName = `role: "img",\n    "aria-label": icon.name`

/** Hides the icons of the library from screen readers, which would read the English name of the drawing beside the text: «upload استيراد». */
export const decorativeIcons = (): Plugin => ({
  name: 'decorative-icons',
  transform: {
    filter: { id: icon },
    handler(code) {
      if (!code.includes(englishName)) this.error('decorativeIcons: the icon component of @ant-design/icons has changed')
      return { code: code.replace(englishName, '"aria-hidden": true'), map: null }
    },
  },
})
