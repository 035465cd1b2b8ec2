export PATH=$PWD/node_modules/.bin:$PATH
rm -rf /tmp/memd; mkdir -p /tmp/memd
PORT=7611 DATA_DIR=/tmp/memd env MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072 node --max-semi-space-size=4 --heap-growing-percent=50 build/server/main.js >/tmp/mem.log 2>&1 &
p=$!
for i in $(seq 100); do curl -s -o /dev/null localhost:7611/healthz && break; sleep .1; done
grep -E "VmHWM|VmRSS" /proc/$p/status | tr '\n' ' '; echo listening
curl -s -o /dev/null localhost:7611/intel; grep -E "VmHWM|VmRSS" /proc/$p/status | tr '\n' ' '; echo page
sleep 5; grep -E "VmHWM|VmRSS" /proc/$p/status | tr '\n' ' '; echo "5 s"
kill $p
