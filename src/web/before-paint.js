// Runs before the first paint, and long before the app has come.
try {
  // A banner dismissed earlier leaves no gap that closes later.
  if (localStorage.getItem('betaBannerDismissed')) document.documentElement.dataset.beta = 'dismissed'
  // Who has answered "Can I apply?" sees a list once it is judged: what does not fit is folded, and the rest would move.
  // Where the code for that does not come, it shows as it is.
  if (localStorage.getItem('canI')) {
    document.documentElement.dataset.list = 'unjudged'
    setTimeout(() => delete document.documentElement.dataset.list, 3000)
  }
} catch {
  // A browser that keeps nothing shows the banner, and has no answers.
}

// A page that is loaded again is as high as it was left until its content has come: whoever read in the middle of it
// would end at its foot.
try {
  const [address, height] = JSON.parse(sessionStorage.getItem('heightWhenLeft') ?? '[]')
  const isHere = address === location.pathname + location.search
  if (isHere) document.documentElement.style.setProperty('--height-when-left', `${Number(height)}px`)
} catch {
  // Then it begins as any page does.
}

// Where somebody has signed in, the app's first questions are asked now. It finds the answers by their path
// (src/web/api-client.ts) and uses each once. Who logged out while the server could not be reached
// (src/web/shell/leave-later.ts) is logged out before anything is asked, unless somebody has signed in since.
const isIn = document.cookie.includes('signed_in=')
let isLeaving = false
try {
  if (isIn) localStorage.removeItem('leaving')
  isLeaving = localStorage.getItem('leaving') !== null
} catch {
  // A browser that keeps nothing has not kept this either.
}
if (isIn || isLeaving) {
  const { apiOrigin } = JSON.parse(document.querySelector('#page-config').textContent)
  const ask = (path, method = 'GET') =>
    fetch(apiOrigin + path, { method, credentials: 'include', headers: { accept: 'application/json' } })
  // Until the server has said that the session is over: one that is too busy has not ended it.
  const leave = async () => {
    const isOver = await ask('/google/logout', 'POST').then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOver) return localStorage.removeItem('leaving')
    await new Promise((again) => setTimeout(again, 2000))
    return leave()
  }
  window.askedEarly = new Map()
  // A copy is read at once: the browser goes on waiting for an answer that nobody reads.
  const askEarly = (path, read = (copy) => copy.arrayBuffer()) => {
    const answer = (isLeaving ? leave().then(() => ask(path)) : ask(path)).then(async (whole) => {
      await read(whole.clone()).catch(() => {})
      return whole
    })
    // Whoever uses it hears of a failure too.
    answer.catch(() => {})
    window.askedEarly.set(path, answer)
  }
  const [, page, id] = location.pathname.split('/')
  // Whose list it is, only the first answer says. The app gets that answer once the list has been asked for.
  const askForList = async (copy) => {
    const { email } = await copy.json()
    if (email) askEarly(`/api/user/getallsavedscholarships/${encodeURIComponent(email)}`)
  }
  askEarly('/api/user/checkauth', isIn && page === 'saved' ? askForList : undefined)
  if (isIn) {
    // Whoever seems to be in is not asked in, until the app knows better (src/web/session/session.ts).
    document.documentElement.dataset.signedIn = 'maybe'
    if (page === 'detail' && id) askEarly(`/api/scholarship/searchScholarship/${id}`)
    if (page === 'saved' && location.search.includes('view=plan')) askEarly('/api/user/plan')
  }
}

// What only the app can answer, it answers when it has come (src/web/main.tsx).
addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest(':is(header, main) button:not([type=submit], [popovertarget])')
  if (button) window.pressedEarly = button
})
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('main [name=q]')) window.typedEarly = target.value
})
