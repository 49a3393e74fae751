#!/usr/bin/env bash
# Runs the configurations of this folder for real: two API processes, a self-signed certificate, nginx or HAProxy.
#   deploy/try.sh nginx|haproxy          Needs the proxy, openssl and curl; ports 4610-4643 of this machine.
#   deploy/try.sh nginx|haproxy check    Only whether the proxy finds a fault with its configuration.
set -euo pipefail
cd "$(dirname "$0")/.."
PROXY=$1
WORK=$(mktemp -d)
# nginx works as another user when root starts it.
chmod 755 "$WORK"
NODE=node_modules/node/bin/node
ORIGIN=https://localhost:4643
PIDS=()
trap 'kill "${PIDS[@]}" 2>/dev/null || true; wait; rm -rf "$WORK"' EXIT
failed=0
check() { # what, expected, found
  if [[ "$3" == *"$2"* ]]; then echo "✓ $1"; else echo "✗ $1: expected $2, found $3"; failed=1; fi
}
ask() { curl -sk --max-time 20 "$@"; }
status() { ask -o /dev/null -w '%{http_code}' "$@"; }
api() { # port: METRICS_FROM shows what is believed of X-Forwarded-For
  PORT=$1 DATA_DIR=$WORK/data WEB_ORIGIN=$ORIGIN TRUSTED_PROXIES=loopback METRICS_FROM=203.0.113.9 LOG_LEVEL=error \
    "$NODE" src/api/main.ts >"$WORK/api-$1.log" 2>&1 &
  PIDS+=($!)
}
ready() { for _ in $(seq 240); do [[ $(status "$1/readyz") == 200 ]] && return; sleep 0.25; done; echo "$1 is not ready"; exit 1; }

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout "$WORK/key.pem" -out "$WORK/certificate.pem" 2>/dev/null
cat "$WORK/certificate.pem" "$WORK/key.pem" >"$WORK/both.pem"
render() {
  sed -e "s#/etc/ssl/scholarship-finder#$WORK#; s#/run/nginx.pid#$WORK/nginx.pid#; s#/var/log/nginx#$WORK#" \
    -e "s#/var/lib/nginx#$WORK#; s#127.0.0.1:3001#127.0.0.1:4611#; s#127.0.0.1:3002#127.0.0.1:4612#" \
    -e "s#^http {#&\n$(for kind in client_body proxy fastcgi uwsgi scgi; do printf '%s' "${kind}_temp_path $WORK/${kind}_temp; "; done)#" \
    -e 's#^ *location = /metrics {#location = /try { proxy_pass http://api/metrics; }\n&#' \
    -e 's#^ *default_backend api#http-request set-path /metrics if { path /try }\n&#' \
    -e "s#\(listen \|listen \[::\]:\|bind :\|bind :::\)80\b#\14640#; s#\(listen \|listen \[::\]:\|bind :\|bind :::\)443\b#\14643#" \
    -e "$([[ -e /proc/net/if_inet6 ]] || echo '/\[::\]\|:::/d')" \
    -e "$([[ $UID == 0 ]] && id haproxy >/dev/null 2>&1 || echo '/^  \(user\|group\|chroot\) /d')" \
    -e "s#limit_conn visitors [0-9]*#limit_conn visitors 8#; s#sc0_conn_cur gt [0-9]*#sc0_conn_cur gt 8#" "$1"
}
PATH=$PATH:/usr/sbin
render "deploy/$([[ $PROXY == nginx ]] && echo nginx.conf || echo haproxy.cfg)" >"$WORK/proxy"
if [[ $PROXY == nginx ]]; then
  nginx -t -q -e "$WORK/error.log" -c "$WORK/proxy"
else
  haproxy -c -q -f "$WORK/proxy"
fi
[[ ${2:-} == check ]] && exit

DATA_DIR=$WORK/data "$NODE" src/catalogue/main.ts seed
api 4611
api 4612
FIRST=${PIDS[0]}
ready http://127.0.0.1:4611
ready http://127.0.0.1:4612
if [[ $PROXY == nginx ]]; then
  nginx -e "$WORK/error.log" -c "$WORK/proxy" -g 'daemon off;' &
else
  haproxy -f "$WORK/proxy" &
fi
PIDS+=($!)
ready $ORIGIN

check 'http leads to https' 301 "$(status -H 'Host: localhost' http://localhost:4640/)"
check 'TLS 1.1 is refused' 000 "$(status --tls-max 1.1 $ORIGIN/ || true)"
check 'HTTP/2' 2 "$(ask -o /dev/null -w '%{http_version}' $ORIGIN/)"
check 'HSTS' 'strict-transport-security: max-age=63072000' "$(ask -D - -o /dev/null $ORIGIN/)"
search() { status -X POST -H 'content-type: application/json' -d '{"country":["Kenya"]}' "$ORIGIN/api/scholarship/filter?page=1"; }
check 'a search' 200 "$(search)"
check '/metrics is for nobody outside' 404 "$(status $ORIGIN/metrics)"
# The server would say 404 as well, with an id.
check 'nor in other characters' 0 "$(ask -D - -o /dev/null $ORIGIN/%6detrics | grep -ci x-request-id || true)"
check 'a trusted proxy is believed' 200 "$(status -H 'X-Forwarded-For: 203.0.113.9' http://127.0.0.1:4611/metrics)"
# /try was put into both configurations by "render": it leads past the rule above.
check 'what a client says of its address is not' 404 "$(status -H 'X-Forwarded-For: 203.0.113.9' $ORIGIN/try)"
check 'headers of 12 KiB pass' 200 "$(status -H "X-Long: $(head -c 12000 /dev/zero | tr '\0' a)" $ORIGIN/healthz)"
check 'headers of 40 KiB are refused' no "$([[ $(status -H "X-Long: $(head -c 40000 /dev/zero | tr '\0' a)" $ORIGIN/healthz) == 200 ]] || echo no)"
check 'a body of 20 KiB is refused' 413 "$(head -c 20000 /dev/zero | status -X POST -H 'content-type: application/json' --data-binary @- "$ORIGIN/api/scholarship/filter?page=1")"
asset=$(ask $ORIGIN/ | grep -oE '/assets/index-[^"]+\.js' | head -1)
check 'an asset is immutable' immutable "$(ask -D - -o /dev/null "$ORIGIN$asset")"
for encoding in br zstd gzip; do
  check "an asset as $encoding" "content-encoding: $encoding" "$(ask -D - -o /dev/null -H "Accept-Encoding: $encoding" "$ORIGIN$asset")"
done
started=$SECONDS
{ printf 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'; sleep 30; } | timeout 40 openssl s_client -quiet -connect localhost:4643 >/dev/null 2>&1 || true
check 'a client that never ends its headers is cut off' yes "$((SECONDS - started < 38)) yes"

# So many of one address as it may hold here: each sends a byte of its body now and then.
SLOW=()
for _ in $(seq 8); do
  { printf 'POST /api/scholarship/filter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
    while sleep 5; do printf ' '; done; } | openssl s_client -quiet -connect localhost:4643 >/dev/null 2>&1 &
  SLOW+=($!)
done
for _ in $(seq 60); do more=$(status $ORIGIN/api/user/getsavedscholarshipscount/ada@example.org || true); [[ $more == 401 ]] || break; sleep 0.25; done
check 'one address gets no more than its share' yes "$([[ $more == 429 || $more == 000 ]] && echo yes || echo "$more")"
check 'and another one goes on' 200 "$(status --interface 127.0.0.2 $ORIGIN/healthz)"
kill "${SLOW[@]}"
check 'no log has an e-mail' 0 "$(cat "$WORK"/*.log | grep -c ada@ || true)"
[[ $PROXY == nginx ]] || [[ $UID != 0 ]] || check 'it does not work as root' haproxy "$(ps -o user= -p "${PIDS[2]}")"

kill -9 "$FIRST"
wrong=0
for _ in $(seq 60); do [[ $(search) == 200 ]] || wrong=$((wrong + 1)); sleep 0.05; done
echo "  one of two processes killed: $wrong of 60 searches failed"
check 'with one process killed, searches go on' 0 "$((wrong > 0))"
api 4611
ready http://127.0.0.1:4611
check 'and it is taken back' 200 "$(search)"

# As in an upgrade: each is told to stop, and a new one takes its place.
wrong=0
for number in 1 2; do
  old=${PIDS[number == 1 ? 3 : 1]}
  kill -TERM "$old"
  while kill -0 "$old" 2>/dev/null; do [[ $(search) == 200 ]] || wrong=$((wrong + 1)); done
  api "461$number"
  for _ in $(seq 40); do [[ $(search) == 200 ]] || wrong=$((wrong + 1)); done
  ready "http://127.0.0.1:461$number"
done
check 'one after the other is replaced, and no search fails' 0 "$wrong"
exit $failed
