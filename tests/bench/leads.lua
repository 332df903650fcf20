-- Each request is another visitor: other details, another request id, another address.
local run, count = '', 0

function init(args)
  run = args[1]
end

function request()
  count = count + 1
  local address = string.format('10.%d.%d.%d', count / 65536 % 256, count / 256 % 256, count % 256)
  local body = string.format(
    '{"name":"Visitor %d","email":"visitor%d@example.org","phonenumber":"98765 43210",' ..
      '"coursename":"GATE Chemistry","page":"/gate","requestId":"bench-%s-%08d"}',
    count, count, run, count
  )
  local headers = { ['Content-Type'] = 'application/json', ['X-Forwarded-For'] = address }
  return wrk.format('POST', '/api/student/free-registration', headers, body)
end
