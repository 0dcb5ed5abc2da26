import 'react-router'

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

declare global {
  interface Window {
    /** The build that the document was loaded with; React Router sets it. */
    __reactRouterManifest?: { version: string }
  }
}
