import { vi } from 'vitest'

/** A browser's push as far as pages use it. */
export interface FakeBrowser {
  permission: NotificationPermission
  /** What its owner says when asked. */
  answer: NotificationPermission
  /** How often its owner was asked. */
  asked: number
  /** The key it is subscribed under; undefined: it is not. */
  key: string | undefined
  /** Its push service is not there. */
  isBroken: boolean
}

/** Puts a browser with push in place of the one that runs the tests, until its globals are taken back. */
export function fakeBrowser(over: Partial<FakeBrowser> = {}): FakeBrowser {
  const browser: FakeBrowser = { permission: 'default', answer: 'granted', asked: 0, key: undefined, isBroken: false, ...over }
  const subscription = () => ({
    options: { applicationServerKey: Uint8Array.from(atob((browser.key ?? '').replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer },
    unsubscribe: async () => {
      browser.key = undefined
      return true
    },
    toJSON: () => ({ endpoint: `https://push.example/${browser.key}`, keys: { p256dh: 'p', auth: 'a' } }),
  })
  const pushManager = {
    getSubscription: async () => (browser.key === undefined ? null : subscription()),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.isBroken) throw new DOMException('no push service', 'AbortError')
      browser.key = applicationServerKey
      return subscription()
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked += 1
      browser.permission = browser.answer
      return browser.answer
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration, addEventListener: () => undefined, controller: null },
  })
  return browser
}

/** The browser that runs the tests again, which has no push. */
export function noBrowser(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
