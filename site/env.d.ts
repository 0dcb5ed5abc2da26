import 'react-router'
import type { DataRouter } from 'react-router'

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

declare global {
  interface Window {
    /** The build that the document was loaded with; React Router sets it. */
    __reactRouterManifest?: { version: string }
    /** The router of the page; React Router sets it. */
    __reactRouterDataRouter?: DataRouter
  }
}
