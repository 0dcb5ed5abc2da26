import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import type { GenerateConfig } from 'rc-picker/es/generate'
import dayjsConfig from 'rc-picker/es/generate/dayjs.js'
import { formatClockText, parseClockText } from './clock-text.ts'

/** antd's pickers of times with «ص» and «م» that are also right at noon, and read again when they are typed. */
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

export const ClockDatePicker = DatePicker.generatePicker<Dayjs>(config)
export const ClockPicker = ClockDatePicker.TimePicker
