-- What only servers of this shop know, the same for all of them: it signs addresses that they give out.
create table server_secrets (
  name text primary key,
  secret text not null
);
insert into server_secrets (name, secret)
values ('claim-pictures', gen_random_uuid()::text || gen_random_uuid()::text);

-- Who may see a picture is looked up by its name.
create index claim_images_url on claim_images (url);
