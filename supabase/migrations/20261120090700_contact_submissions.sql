create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) >= 1 and char_length(name) <= 100),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 20),
  inquiry_type text not null check (inquiry_type in ('booking', 'concierge', 'owner', 'general')),
  message text not null check (char_length(btrim(message, E' \t\r\n')) >= 1 and char_length(message) <= 1000),
  check_in date check (isfinite(check_in)),
  check_out date check (isfinite(check_out)),
  guests integer check (guests between 1 and 12),
  constraint contact_submissions_stay_check check (check_out > check_in)
);
comment on table public.contact_submissions is 'Messages from the contact form: anyone writes, admins read.';
create index contact_submissions_email_created_at_idx on public.contact_submissions (lower(email), created_at);

create trigger receive_form_row before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_form_row();

create trigger refuse_bulk_insert after insert on public.contact_submissions
  referencing new table as received
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_bulk_insert();

alter table public.contact_submissions enable row level security;

revoke all on public.contact_submissions from anon, authenticated;
grant insert (name, email, phone, inquiry_type, message, check_in, check_out, guests)
  on public.contact_submissions to anon, authenticated;
grant select on public.contact_submissions to authenticated;
grant all on public.contact_submissions to service_role;

create policy "Anyone sends an inquiry" on public.contact_submissions
  for insert to anon, authenticated
  with check (true);

create policy "Admins read all inquiries" on public.contact_submissions
  for select to authenticated
  using ((select private.has_role('admin')));
