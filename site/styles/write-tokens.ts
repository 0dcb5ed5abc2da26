import { writeFileSync } from 'node:fs'
import { tokensCss } from '@wasl/shared/design/tokens-css.ts'

// Run after a change of the tokens: node site/styles/write-tokens.ts
writeFileSync(new URL('../../shared/design/tokens.css', import.meta.url), tokensCss())
