import type { Plugin } from 'vite'

type Rewrite = { importer: RegExp; from: string; to: string }

/**
 * Imports of antd that take one small module from the entry of a package, and so would bring its forms or its color picker to the first screen:
 * every module of an entry is in the chunk of the first screen that imports it.
 */
const rewrites: readonly Rewrite[] = [
  { importer: /\/antd\/es\/form\/context\.js$/, from: "from 'rc-field-form'", to: "from 'rc-field-form/es/FormContext'" },
  {
    importer: /\/antd\/es\/form\/hooks\/useForm\.js$/,
    from: "import { useForm as useRcForm } from 'rc-field-form'",
    to: "import useRcForm from 'rc-field-form/es/useForm'",
  },
  {
    importer: /\/antd\/es\/color-picker\/(?:color|util)\.js$/,
    from: "from '@rc-component/color-picker'",
    to: "from '@rc-component/color-picker/es/color'",
  },
  {
    importer: /\/antd\/es\/color-picker\/components\/ColorPresets\.js$/,
    from: "import { ColorBlock, Color as RcColor } from '@rc-component/color-picker'",
    to: "import ColorBlock from '@rc-component/color-picker/es/components/ColorBlock'; import { Color as RcColor } from '@rc-component/color-picker/es/color'",
  },
]

/** Imports the single modules instead. Throws when antd has changed one of the imports. */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  apply: 'build',
  transform: {
    filter: { id: rewrites.map(({ importer }) => importer) },
    handler(code, id) {
      const { from, to } = rewrites.find(({ importer }) => importer.test(id)) ?? { from: '', to: '' }
      if (!from || !code.includes(from)) throw new Error(`direct-imports: ${id} has no ${from}`)
      return { code: code.replace(from, to), map: null }
    },
  },
})
