export type ButtonTone = 'primary' | 'plain' | 'soft' | 'danger' | 'warm' | 'bare'
export type ButtonSize = 'small' | 'normal' | 'large'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong border-transparent',
  plain: 'bg-surface text-ink border-line-strong hover:border-brand hover:text-brand',
  soft: 'bg-brand-soft text-brand border-transparent hover:border-brand',
  danger: 'bg-bad-soft text-bad border-transparent hover:border-bad',
  warm: 'bg-warm text-[#231503] border-transparent hover:brightness-105',
  bare: 'bg-transparent text-brand border-transparent hover:bg-brand-soft',
}
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm gap-1.5',
  normal: 'min-h-11 px-5 gap-2',
  large: 'min-h-13 px-7 text-lg gap-2',
}

/** The classes of buttons and button-like links. */
export function buttonClass(tone: ButtonTone, size: ButtonSize, className = ''): string {
  return `inline-flex items-center justify-center rounded-control border font-medium text-center no-underline transition-colors disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 ${tones[tone]} ${sizes[size]} ${className}`
}
