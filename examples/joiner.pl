#!/usr/bin/env perl
# A bot in Perl, with nothing but what comes with Perl: it joins the largest group of huts in Clans, and moves at
# random in any other game.
#
#     pangea play clans --bot "program:perl examples/joiner.pl"
use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer must not wait in a buffer
my $json = JSON::PP->new;
my $hello;

while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    if ($message->{type} eq "hello") {
        $hello = $message;
        srand $hello->{seed};    # the same seed, the same game
    }
    elsif ($message->{type} eq "turn") {
        print $json->encode({ move => choose($message) }), "\n";
    }
}

sub choose {
    my ($turn) = @_;
    my @legal = @{ $turn->{legal} };
    return $legal[ rand @legal ] if $hello->{game} ne "clans";
    my ($best, $most) = ($legal[0], -1);
    for my $move (@legal) {
        my ($target) = $move =~ /(\d+)$/;
        my $huts = $turn->{view}{group}[$target];
        ($best, $most) = ($move, $huts) if $huts > $most;
    }
    return $best;
}
