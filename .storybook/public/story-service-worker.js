// Only what stories mock passes through the worker of MSW. With modules and pictures, stories of pages take a twelfth longer.
const isBelowRoot = new URL('.', location.href).pathname !== '/'
const mocked = { urlPattern: isBelowRoot ? '/(api|images)/*' : '/api/*' }
addEventListener('install', (event) => event.addRoutes?.({ condition: { not: mocked }, source: 'network' }))

importScripts('mockServiceWorker.js')
