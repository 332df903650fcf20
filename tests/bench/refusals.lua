-- The same call without any of its fields: read, checked, refused, and nothing written.
wrk.method = 'POST'
wrk.path = '/api/student/free-registration'
wrk.body = '{}'
wrk.headers['Content-Type'] = 'application/json'
wrk.headers['X-Forwarded-For'] = '10.0.0.1'
