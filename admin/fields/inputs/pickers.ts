import { DatePicker as AntdDatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import type { GenerateConfig } from 'rc-picker/es/generate'
import dayjsConfig from 'rc-picker/es/generate/dayjs.js'
import { formatClockText, parseClockText } from './clock-text.ts'

/** antd's pickers that read Arabic digits too, with times whose «ص» and «م» are also right at noon, and read again when they are typed. */
const config: GenerateConfig<Dayjs> = {
  ...dayjsConfig,
  locale: {
    ...dayjsConfig.locale,
    format: (locale, date, format) =>
      /a/i.test(format)
        ? formatClockText(date, format, locale.startsWith('ar') ? 'ar' : 'en')
        : dayjsConfig.locale.format(locale, date, format),
    parse: (_, text, formats) => parseClockText(text, formats),
  },
}

export const DatePicker = AntdDatePicker.generatePicker<Dayjs>(config)
export const { TimePicker } = DatePicker
