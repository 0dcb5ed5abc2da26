import { Fragment, type ReactNode } from 'react'

/** Whether a text is a code (`W26-70811`), which must not wrap. */
export const isCode = (text: string): boolean => /^[\w.-]{1,24}$/.test(text)

/** Text in its own direction, clamped to two lines. */
export const ClampedText = ({ text }: { text: string }) =>
  isCode(text) ? (
    <Code text={text} />
  ) : (
    // The direction is of the clamped element, so that the ellipsis is at the end of the text.
    <span dir="auto" className="clamped-text" title={text.length > 60 ? text : undefined}>
      {text}
    </span>
  )

/** Digits, dates, URLs and codes: always left to right. */
export const Code = ({ text, href }: { text: string; href?: string | undefined }) => (
  <bdi dir="ltr" className="code" title={text.length > 32 ? text : undefined}>
    {href ? (
      <a href={href} {...(href.startsWith('https://') && { target: '_blank', rel: 'noreferrer' })}>
        {withBreakOpportunities(text)}
      </a>
    ) : (
      withBreakOpportunities(text)
    )}
  </bdi>
)

/** A color with its swatch. */
export const ColorCell = ({ value }: { value: string }) => (
  <span className="color">
    <span className="swatch" style={{ background: value }} />
    <Code text={value} />
  </span>
)

// Long URLs and email addresses may wrap after `@` and `/`.
const withBreakOpportunities = (text: string): ReactNode =>
  text.split(/(?<=[@/])(?=[^/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity besides their index
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
