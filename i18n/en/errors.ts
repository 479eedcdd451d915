export default {
  bad_request: 'Something about that request wasn’t right. Please reload the page and try again.',
  not_found: 'We couldn’t find that. It may have moved.',
  method_not_allowed: 'That isn’t possible here. Please reload the page.',
  unsupported_media_type: 'We couldn’t read that. Please reload the page and try again.',
  body_too_large: 'That was too much in one go. Please make it a little shorter.',
  request_timeout: 'That took too long. Please try again.',
  foreign_origin: 'This only works on our own pages. Please open the site again.',
  rate_limited: 'That was a lot of tries in a short time. Wait a minute, then try again.',
  unauthenticated: 'Please sign in first. We’ll bring you straight back here.',
  token_refused: 'Your sign-in has expired. Please sign in again.',
  forbidden: 'This belongs to another account. Are you signed in to the right one?',
  identity_unavailable: 'We can’t check your sign-in at the moment. Please try again shortly.',
  unknown_operation: 'This page is out of date. Please reload it.',
  variables_invalid: 'Something you entered isn’t quite right. Please check it.',
  variables_too_large: 'That was too much in one go. Please make it a little shorter.',
  data_api_unavailable: 'We can’t reach your data at the moment. Nothing is lost. Please try again shortly.',
  data_api_timeout: 'We’re taking too long to answer. Nothing is lost. Please try again.',
  data_api_invalid: 'We couldn’t read the answer. Nothing is lost. Please try again shortly.',
  data_api_refused: 'We can’t show your data at the moment. Please try again later, or write to us.',
  email_invalid:
    'Something’s missing, such as “.com” at the end. Umlauts and accents won’t work here, sorry.',
  name_too_long: 'That name is a bit too long for us. Is there a shorter one?',
  birthday_invalid: 'That date can’t be right. Please check the day, month and year.',
  under_age: 'Valea is made for adults: you need to be at least {{minAge}}.',
  height_implausible: 'Please check your height, in whole centimetres.',
  weight_implausible: 'Please check your weight, in whole kilograms.',
  desired_weight_implausible: 'Please check your target weight, in whole kilograms.',
  desired_weight_too_low:
    'That weight would be too low for your height. Your health comes first, so we won’t plan for it.',
  activity_implausible: 'Please choose how active your days are.',
  portions_implausible: 'Please check the number of portions.',
  answers_too_large: 'That was a little too much text. Please shorten it.',
  health_consent_missing: 'We need your consent before we can use your health details for this.',
  product_unavailable: 'Could not load product',
  discount_not_applicable: 'Discount not applicable',
  price_changed: 'The price isn’t the one you saw. Please check it again before you order.',
  texts_changed: 'Our terms have changed in the meantime. Please read them again before you order.',
  early_start_missing: 'Please confirm that you want to begin right away. Otherwise we can’t start yet.',
  requirements_missing: 'Please confirm first that you meet the conditions for the course.',
  confirmation_date_wrong:
    'The date on this confirmation can’t be right. Check the date and time on your device, then confirm again.',
  course_not_certified:
    'This course isn’t certified at the moment, so it can’t be booked. Write to us and we’ll tell you when it can.',
  email_missing: 'Please give us an e-mail address so that we can send your confirmation.',
  billing_address_missing: 'Please tell us who the invoice is for: name, street, postcode and town.',
  billing_address_corrected:
    'The details on this invoice have been corrected once already. If something still isn’t right, please write to us.',
  invoice_pending: 'Your invoice is being prepared. Please try again in a few minutes.',
  already_has_app: 'You already have the app. You’ll find it in your account.',
  already_has_course: 'You’ve already booked this course. You’ll find it in your account.',
  order_replaced:
    'You’ve chosen something else since, and your latest choice stands. If you’d rather have this one, just order it again.',
  order_closed: 'This order is no longer open. If you’d still like it, just order again.',
  too_many_orders:
    'You’ve started a great many orders without paying, so we can’t take a new one right now. Please write to us and we’ll help.',
  payment_processing: 'Your payment is on its way. Some ways of paying take a few days.',
  payments_unavailable:
    'We can’t take payments at the moment. You haven’t been charged. Please try again shortly.',
  customer_gone:
    'Our payment service no longer has a record of you as a customer. What you bought still shows here. To change or end something, please write to us or use the cancellation link at the foot of the page.',
  nothing_bought: 'There’s nothing to manage yet, because you haven’t bought anything here.',
  signature_refused: 'We couldn’t confirm who sent this.',
  no_access:
    'You haven’t booked this course. If you have, check that you’re signed in with the right account.',
  module_locked: 'This module isn’t open yet. Your course page says when it will be.',
  course_closed:
    'Your course is closed because the booking doesn’t hold at the moment. Your course page says why.',
  course_ended:
    'The time for your course is over, and nothing can be added any more. You can still see what you’ve done on your course page; if all modules are complete, you can get your certificate there, too.',
  exercise_too_early:
    'This exercise takes longer than that. You can tick it once the module has been open for as long as your ticked exercises take together.',
  workbook_consent_missing: 'To keep your workbook in your account, we need your consent.',
  workbook_too_large: 'Your workbook is full. Shorten something, and we’ll save it again.',
  messages_waiting:
    'Your course leader already has a lot of messages from you waiting for an answer. Please give her a little time.',
  messages_withdrawn:
    'The participant has withdrawn consent and deleted the messages. Your answer isn’t stored.',
  message_consent_missing:
    'Please tick the box below your message first. We can’t store it without your consent.',
  course_incomplete:
    'The course isn’t complete yet. Listen to every module all the way through and answer each question first.',
  minutes_changed: 'The minutes have changed since. Please check how many there are now.',
  participant_invalid:
    'The name or date of birth can’t go on the certificate like this. Please take another look.',
  certificate_issued:
    'This certificate has already been downloaded and can’t be changed any more. Write to us if something in it is wrong.',
  letters_unprintable: 'We can’t print one of these characters. Please use Latin letters.',
  misconfigured: 'Something isn’t set up properly at our end. We’re looking into it.',
  overtaken: 'Something else got there first. Please try again in a moment.',
  internal: 'Something went wrong at our end. Please try again.',
  storage_unavailable: 'We can’t reach the recordings at the moment. Please try again in a minute.',
  unreachable: 'You seem to be offline. Nothing is lost, and we’ll carry on as soon as you’re back online.',
  popup_blocked:
    'Your browser blocked the sign-in window. Allow it and try again, or use your e-mail address.',
  popup_closed:
    'The sign-in window was closed before you’d finished. Nothing has happened, so just try again.',
  popup_superseded: 'A newer sign-in window is open.',
  in_app_browser: 'You’re in another app’s browser, and some sign-in services don’t work there.',
  provider_refused: 'The other service didn’t confirm your sign-in. Please try again, or choose another way.',
  provider_without_email:
    'The service didn’t give us your e-mail address, and we can’t set up an account without one. Please use your e-mail address instead.',
  credentials_refused:
    'That e-mail address and password don’t match. Please check both, or choose a new password.',
  other_way_in:
    'You’ve signed in here a different way before. Please use that way once more. After that, both will work.',
  already_linked: 'This sign-in already belongs to another account with us.',
  account_disabled: 'This account is locked. Write to us and we’ll sort it out.',
  second_factor_absent: 'This page needs a second factor. Reload it to set one up.',
  second_factor_missing:
    'Your account has a second factor, and this sign-in doesn’t use it yet. Please sign out, then sign in again with it.',
  second_factor_unsupported:
    'Your account has a second factor, which we can’t ask for here. Please write to us, and we’ll get you back in.',
  email_unconfirmed:
    'Please confirm your e-mail address first: sign out, then sign in with a link we e-mail you.',
  sign_in_again: 'To keep you safe, please sign in once more.',
  email_malformed:
    'Something’s missing, such as “.com” at the end. Umlauts and accents won’t work here, sorry.',
  password_missing: 'Please enter your password too.',
  password_too_short: 'Please choose a password with at least {{passwordLength}} characters.',
  password_too_weak: 'That password is too easy to guess. A few unrelated words make a good one.',
  code_malformed: 'The code has six digits. Please enter all of them.',
  code_refused:
    'That code doesn’t match. Use the one the app shows now: each is valid only briefly, and only once.',
  code_expired: 'That took too long. Please start again from the beginning.',
  link_used_up: 'This link has already been used or has expired. Please ask for a new one.',
  link_for_other_address:
    'That link was sent to a different address. Please enter the one you received it at.',
  too_many_tries: 'That was a lot of tries. Wait a few minutes, or choose another way.',
  offline: 'You’re offline. As soon as you’re connected again, you can carry on right here.',
  sign_in_unavailable: 'We can’t sign you in at the moment. Please try again shortly.',
} as const;
